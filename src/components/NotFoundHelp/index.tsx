import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ManualCards from '@site/src/components/Home/ManualCards';
import SearchForm from '@site/src/components/Home/SearchForm';
import {nearestPages, type Suggestion} from './nearestPages';
import {scriptName} from '@site/src/config/addresses';
import {loadAddresses} from './loadAddresses';
import styles from './styles.module.css';

const suggestionCount = 5;

/** Returns the pages with the nearest addresses, as soon as they are known. */
function useNearestPages(): Suggestion[] | undefined {
  // The router decodes it.
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const scriptUrl = useBaseUrl(`/${scriptName}`);
  const [pages, setPages] = useState<Suggestion[]>();
  useEffect(() => {
    let current = true;
    void loadAddresses(scriptUrl).then((all) => {
      if (current) {
        setPages(nearestPages(pathname, all, suggestionCount, baseUrl));
      }
    });
    return () => {
      current = false;
    };
  }, [pathname, baseUrl, scriptUrl]);
  return pages;
}

/** Returns the title of a page with its manual, because several manuals have pages with the same title. */
function nameOf({title, manual}: Suggestion): string {
  return !manual || manual === title ? title : `${title} (${manual})`;
}

/** Renders suggestions for an unknown address: the nearest pages, the search, the manuals. */
export default function NotFoundHelp(): ReactNode {
  const pages = useNearestPages();
  return (
    <>
      {!pages && <div className={styles.nearest} />}
      {pages && pages.length > 0 && (
        <div className={styles.nearest}>
          <h2>
            <Translate id="portal.notFound.nearest">Meinten Sie eine dieser Seiten?</Translate>
          </h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path} autoAddBaseUrl={false}>
                  {nameOf(page)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <h2>
        <Translate id="portal.notFound.search">Suchen Sie nach Ihrem Thema</Translate>
      </h2>
      <SearchForm />
      <h2>
        <Translate id="portal.notFound.manuals">Oder öffnen Sie ein Handbuch</Translate>
      </h2>
      <ManualCards headingLevel={3} />
    </>
  );
}
