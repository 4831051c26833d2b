import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {frequentTasks} from '@site/src/config/frequentTasks';
import {suggestionsTitle} from './translations';
import styles from './styles.module.css';

interface Props {
  /** Id of the manual being read: its tasks come first. */
  manual: string | null;
  onSuggestion: (query: string) => void;
  /** Searches all manuals; null when that is the case already. */
  onWiden: (() => void) | null;
}

const suggestionCount = 3;

/** Frequent tasks as queries: first those of the manual, in the order of the home page. */
export function suggestions(manual: string | null): string[] {
  const isOwn = ({manualId}: {manualId: string}) => manualId === manual;
  return [...frequentTasks.filter(isOwn), ...frequentTasks.filter((task) => !isOwn(task))]
    .slice(0, suggestionCount)
    .map(({label}) => label);
}

/** Ways on when a query found nothing. */
export default function NoResultsHelp({manual, onSuggestion, onWiden}: Props): ReactNode {
  return (
    <div className={styles.help}>
      {onWiden && (
        <button type="button" className={styles.widen} onClick={onWiden}>
          <Translate id="portal.search.widen">In allen Handbüchern suchen</Translate>
        </button>
      )}
      <p>{suggestionsTitle}:</p>
      <ul>
        {suggestions(manual).map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onSuggestion(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
