import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A state that sighted readers see from the look of what follows, for screen readers. */
export default function State({children}: {children: string}): ReactNode {
  return <span className={styles.state}>{children}: </span>;
}

/** The state of the one tab, row or answer that is chosen. */
export const chosen = (): string => translate({id: 'portal.sketch.chosen', message: 'gewählt'});
