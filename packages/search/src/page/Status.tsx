import {useEffect, useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchResult} from '../wire/types';
import {errorTexts, noResultsText} from '../help/texts';
import {leftOutText} from '../help/leftOutText';
import {shortenedText} from '../help/shortenedText';
import {leftOutWords} from '../wire/leftOutWords';
import {useMessage} from '@portal/common/browser/useMessage';
import {useQuiet} from '../hooks/useQuiet';
import {hasAnswer, type SearchStatus} from './searchStatus';
import styles from './styles.module.css';

interface Props {
  status: SearchStatus;
  result: SearchResult | null;
  /** The last query that was longer than the field, or null. */
  shortened: string | null;
  onRetry: () => void;
}

function useText(
  status: SearchStatus,
  result: SearchResult | null,
  shortened: string | null,
): string {
  const {selectMessage} = usePluralForm();
  if (status === 'slow') {
    return translate({
      id: 'theme.SearchPage.fetchingNewResults',
      message: 'Fetching new results...',
    });
  }
  if (!result || !hasAnswer(status)) {
    return '';
  }
  const {nbHits, query} = result;
  const shortening = query === shortened ? shortenedText(query) : '';
  if (nbHits === 0) {
    return `${shortening} ${noResultsText} «${query}»`.trimStart();
  }
  const count = selectMessage(
    nbHits,
    translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
      },
      {count: nbHits},
    ),
  );
  return [shortening, leftOutText(leftOutWords(result)), count].filter(Boolean).join(' ');
}

/** Shows the state of the search. Screen readers announce it when typing has paused. */
export default function Status({status, result, shortened, onRetry}: Props): ReactNode {
  const text = useText(status, result, shortened);
  const announced = useQuiet(
    useMemo(() => ({text, result}), [text, result]),
    null,
  );
  // The same count for another question is a new message.
  const [message, say] = useMessage();
  useEffect(() => say(announced?.text ?? ''), [announced, say]);
  return (
    <>
      <p className={styles.status} aria-hidden>
        {text}
      </p>
      <p aria-live="polite" className={styles.visuallyHidden}>
        {message}
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
