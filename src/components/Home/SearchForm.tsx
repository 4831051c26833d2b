import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useFieldPanel} from '@portal/search/bar/useFieldPanel';
import {maxQueryLength, queryParameter, searchPath} from '@portal/search/constants';
import styles from './styles.module.css';

/** Renders a search field that continues in the search panel. Without JavaScript, it leads to the search page. */
export default function SearchForm(): ReactNode {
  const id = useId();
  const panel = useFieldPanel();
  return (
    <form role="search" action={useBaseUrl(`/${searchPath}`)} className={styles.search}>
      <label htmlFor={id} className={styles.searchLabel}>
        <Translate id="portal.searchForm.label">Was möchten Sie tun?</Translate>
      </label>
      <input
        {...panel}
        id={id}
        type="search"
        name={queryParameter}
        maxLength={maxQueryLength}
        required
        className={styles.searchInput}
        placeholder={translate({
          id: 'portal.searchForm.placeholder',
          message: 'z. B. Bild ersetzen',
        })}
      />
      <button type="submit" className="button button--primary">
        <Translate id="portal.searchForm.submit">Suchen</Translate>
      </button>
    </form>
  );
}
