import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useNearViewport} from '@portal/common/browser/useNearViewport';
import {handbookFolder, handbookList, type PrintedHandbook} from '@site/src/paper/handbook';
import {offerText} from './offerText';
import styles from './styles.module.css';

/** Renders a link to the handbook of a start page, if there is one. `start` is the page's path. */
export default function Offer({start}: {start: string}): ReactNode {
  const list = useBaseUrl(`/${handbookFolder}/${handbookList}`);
  const {ref, wasNear} = useNearViewport<HTMLDivElement>();
  const [handbook, setHandbook] = useState<PrintedHandbook>();

  useEffect(() => {
    if (!wasNear) return;
    const load = async () => {
      const printed = (await (await fetch(list)).json()) as PrintedHandbook[];
      setHandbook(printed.find(({route}) => route === start.replace(/\/$/, '')));
    };
    // Without the list, nothing is offered.
    void load().catch(() => undefined);
  }, [list, start, wasNear]);

  return (
    <div ref={ref}>
      {handbook && (
        <p className={styles.offer}>
          <a href={handbook.href}>{offerText(handbook)}</a>
        </p>
      )}
    </div>
  );
}
