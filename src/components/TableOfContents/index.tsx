import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Renders the landmark around the table of contents beside a page. */
export default function TableOfContents({children}: {children: ReactNode}): ReactNode {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <nav aria-label={label} className={styles.landmark}>
      {children}
    </nav>
  );
}
