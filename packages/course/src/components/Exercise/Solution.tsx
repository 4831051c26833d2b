import type {ReactNode} from 'react';
import {describeEdit, type Edit} from '../../edits';
import {labels} from './texts';
import styles from './styles.module.css';

interface Props {
  edits: readonly Edit[];
}

/** Renders the code of a solution and where each part goes. */
export function SolutionCode({edits}: Props): ReactNode {
  return edits.map((edit) => {
    const {place, code} = describeEdit(edit);
    return (
      <figure key={place} className={styles.part}>
        <figcaption>{place}:</figcaption>
        {/* Long lines scroll: the block must be reachable by keyboard. */}
        <pre tabIndex={0} role="group" aria-label={place} translate="no">
          <code>{code}</code>
        </pre>
      </figure>
    );
  });
}

/** Renders a folded solution. */
export default function Solution({edits}: Props): ReactNode {
  return (
    <details className={styles.fold} data-kept-closed>
      <summary>{labels.solution}</summary>
      <p>So kann es aussehen. Andere Wege sind genauso richtig.</p>
      <SolutionCode edits={edits} />
    </details>
  );
}
