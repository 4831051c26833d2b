import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useProvider} from '@portal/common/components/useProvider';
import {useSearchSite, type SuggestedTask} from '../site';
import {mailAddress} from './mailAddress';
import {missingResultTexts, reportTexts, suggestionsTitle} from './texts';
import styles from './styles.module.css';

interface Props {
  /** Query that found nothing. */
  query: string;
  /** Id of the current manual. Its tasks come first. */
  manual: string | null;
  onSuggestion: (query: string) => void;
  /** Searches all manuals. Null if that is already so. */
  onWiden: (() => void) | null;
  /** Further suggestions before the others. */
  children?: ReactNode;
}

const suggestionCount = 3;

/** Returns frequent tasks as queries: first those of the manual, most frequent first. */
export function suggestions(tasks: readonly SuggestedTask[], manual: string | null): string[] {
  const isOwn = ({manualId}: SuggestedTask) => manualId === manual;
  return [...tasks.filter(isOwn), ...tasks.filter((task) => !isOwn(task))]
    .slice(0, suggestionCount)
    .map(({label}) => label);
}

/** Renders suggestions for a query that found nothing: all manuals, other queries, an e-mail to the provider. */
export default function NoResultsHelp({
  query,
  manual,
  onSuggestion,
  onWiden,
  children,
}: Props): ReactNode {
  const {tasks} = useSearchSite();
  const {email} = useProvider();
  return (
    <div className={styles.help}>
      {children}
      {onWiden && (
        <button type="button" className="button button--outline button--primary" onClick={onWiden}>
          <Translate id="portal.search.widen">In allen Handbüchern suchen</Translate>
        </button>
      )}
      <p>{suggestionsTitle}:</p>
      <ul role="list">
        {suggestions(tasks, manual).map((other) => (
          <li key={other}>
            <button
              type="button"
              className={clsx('link-button', styles.suggestion)}
              onClick={() => onSuggestion(other)}>
              {other}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.letter}>
        {reportTexts.question}{' '}
        <a href={mailAddress(email, missingResultTexts(query, window.location.href))}>
          {reportTexts.link}
        </a>
      </p>
    </div>
  );
}
