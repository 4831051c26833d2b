import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Renders a state for screen readers that sighted readers recognize from the look of what follows. */
export default function State({children}: {children: string}): ReactNode {
  return <span className={styles.state}>{children}: </span>;
}

/** Returns the state of the chosen tab, row or answer. */
export const chosen = (): string => translate({id: 'portal.sketch.chosen', message: 'gewählt'});
