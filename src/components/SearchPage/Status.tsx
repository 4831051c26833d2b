import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchResult} from '@site/src/search/client';
import {errorTexts} from '@site/src/components/SearchPanel/errorTexts';
import type {SearchStatus} from './useResults';
import styles from './styles.module.css';

interface Props {
  status: SearchStatus;
  result: SearchResult | null;
  onRetry: () => void;
}

function useCountText(): (result: SearchResult) => string {
  const {selectMessage} = usePluralForm();
  return ({nbHits}) =>
    nbHits === 0
      ? translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'})
      : selectMessage(
          nbHits,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: 'One document found|{count} documents found',
            },
            {count: nbHits},
          ),
        );
}

/** How the search stands: announced to screen readers as well. */
export default function Status({status, result, onRetry}: Props): ReactNode {
  const countText = useCountText();
  return (
    <>
      <p role="status" className={styles.status}>
        {status === 'slow' &&
          translate({
            id: 'theme.SearchPage.fetchingNewResults',
            message: 'Fetching new results...',
          })}
        {status === 'done' && result && countText(result)}
      </p>
      {status === 'failed' && (
        <div role="alert" className={styles.error}>
          <p>
            <strong>{errorTexts.titleText}</strong>
          </p>
          <p>{errorTexts.helpText}</p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
          </button>
        </div>
      )}
    </>
  );
}
