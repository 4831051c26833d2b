import {useEffect, useState, type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {whenIdle} from '@site/src/browser/whenIdle';
import {handbookFolder, handbookList, type PrintedHandbook} from '@site/src/paper/handbook';
import {offerText} from './offerText';
import styles from './styles.module.css';

/** Renders a link to the manual as a PDF on its start page, if `npm run handbook` has printed it. */
export default function HandbookOffer(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const list = useBaseUrl(`/${handbookFolder}/${handbookList}`);
  const [handbook, setHandbook] = useState<PrintedHandbook>();
  const isStart = metadata.slug === '/' && pluginId !== 'default';

  useEffect(() => {
    if (!isStart) return;
    const load = async () => {
      const printed = (await (await fetch(list)).json()) as PrintedHandbook[];
      setHandbook(printed.find(({route}) => route === metadata.permalink.replace(/\/$/, '')));
    };
    // Without the list, nothing is offered.
    whenIdle(() => void load().catch(() => undefined));
  }, [isStart, list, metadata.permalink]);

  return (
    handbook && (
      <p className={styles.offer}>
        <a href={handbook.href}>{offerText(handbook)}</a>
      </p>
    )
  );
}
