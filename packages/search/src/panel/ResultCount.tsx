import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {leftOutText} from '../help/leftOutText';
import {shortenedText} from '../help/shortenedText';
import {useQuiet} from '../hooks/useQuiet';
import type {Answered} from './panelClient';
import styles from './styles.module.css';

interface Props {
  answered: Answered | null;
  /** The last query that was longer than the field, or null. */
  shortened: string | null;
}

/** Tells screen readers how many results there are, when typing has paused and the count is final. */
export default function ResultCount({answered, shortened}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const announced = useQuiet(answered, null);
  return (
    <p role="status" className={styles.visuallyHidden}>
      {announced?.query === shortened && <span>{`${shortenedText(shortened)} `}</span>}
      {announced?.leftOut && <span>{`${leftOutText(announced.leftOut)} `}</span>}
      {announced?.isComplete && (
        <span>
          {
            // The query is inserted last, because a vertical bar in it would begin another plural form.
            interpolate(
              selectMessage(
                announced.count,
                translate({
                  id: 'portal.search.count',
                  message: 'Ein Ergebnis für «{query}»|{count} Ergebnisse für «{query}»',
                }),
              ),
              {count: announced.count, query: announced.query},
            )
          }
        </span>
      )}
    </p>
  );
}
