import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {maxQueryLength, queryParameter, searchPath} from '@portal/search/constants';
import styles from './styles.module.css';

/** Renders a search field that leads to the search page. It works without JavaScript. */
export default function SearchForm(): ReactNode {
  const id = useId();
  return (
    <form role="search" action={useBaseUrl(`/${searchPath}`)} className={styles.search}>
      <label htmlFor={id} className={styles.searchLabel}>
        <Translate id="portal.searchForm.label">Was möchten Sie tun?</Translate>
      </label>
      <input
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
