import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {whenIdle} from '@site/src/browser/whenIdle';
import {handbookFolder, handbookList, type PrintedHandbook} from '@site/src/paper/handbook';
import {offerText} from './offerText';
import styles from './styles.module.css';

/** Renders a link to the handbook of a start page, if there is one. `start` is the page's path. */
export default function Offer({start}: {start: string}): ReactNode {
  const list = useBaseUrl(`/${handbookFolder}/${handbookList}`);
  const [handbook, setHandbook] = useState<PrintedHandbook>();

  useEffect(() => {
    const load = async () => {
      const printed = (await (await fetch(list)).json()) as PrintedHandbook[];
      setHandbook(printed.find(({route}) => route === start.replace(/\/$/, '')));
    };
    // Without the list, nothing is offered.
    whenIdle(() => void load().catch(() => undefined));
  }, [list, start]);

  return (
    handbook && (
      <p className={styles.offer}>
        <a href={handbook.href}>{offerText(handbook)}</a>
      </p>
    )
  );
}
