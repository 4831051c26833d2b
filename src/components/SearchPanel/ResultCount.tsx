import {useEffect, useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Answered} from './panelClient';
import styles from './styles.module.css';

/** Milliseconds without a new answer before the count is announced. */
const quiet = 500;

/** Tells screen readers how many results there are, once the typing rests and the count is final. */
export default function ResultCount({answered}: {answered: Answered | null}): ReactNode {
  const {selectMessage} = usePluralForm();
  const [announced, setAnnounced] = useState<Answered | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(answered), quiet);
    return () => clearTimeout(timer);
  }, [answered]);
  return (
    <p role="status" className={styles.visuallyHidden}>
      {announced?.isComplete &&
        // Filled in last: a stroke in the query would begin another plural form.
        interpolate(
          selectMessage(
            announced.count,
            translate({
              id: 'portal.search.count',
              message: 'Ein Ergebnis für «{query}»|{count} Ergebnisse für «{query}»',
            }),
          ),
          {count: announced.count, query: announced.query},
        )}
    </p>
  );
}
