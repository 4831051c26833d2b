import type {ReactNode} from 'react';
import type {Check, Verdict} from '../../checks/types';
import {marks} from './texts';
import styles from './styles.module.css';

interface Props {
  checks: readonly Check[];
  /** One per check, or null before the first check. */
  verdicts: readonly Verdict[] | null;
  /** Whether hints are shown for goals that are not met. */
  withHints: boolean;
  /** Id of the title above. */
  labelledBy: string;
}

/** Renders the goals of the exercise, with a mark for those that are met. */
export default function Goals({checks, verdicts, withHints, labelledBy}: Props): ReactNode {
  return (
    <ul role="list" aria-labelledby={labelledBy} className={styles.goals}>
      {checks.map(({goal}, index) => {
        const verdict = verdicts?.[index];
        const isMet = verdict === true;
        return (
          <li key={goal} data-met={isMet || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isMet ? '✓' : ''}
            </span>
            <span>
              {verdicts && <span className={styles.hidden}>{isMet ? marks.met : marks.open}</span>}
              <span>{goal}</span>
              {withHints && typeof verdict === 'string' && (
                <span className={styles.hint}>{verdict}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
