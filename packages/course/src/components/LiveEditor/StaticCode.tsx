import type {ReactNode} from 'react';
import {fileNames, type Pane, type Project} from '../../project';
import styles from './styles.module.css';

interface Props {
  project: Project;
  panes: readonly Pane[];
}

/** Renders the files as text: until the editor is loaded, without JavaScript and on paper. */
export default function StaticCode({project, panes}: Props): ReactNode {
  return panes.map((pane) => (
    <figure key={pane} className={styles.static} translate="no">
      <figcaption>{fileNames[pane]}</figcaption>
      <pre>
        <code>{project[pane]}</code>
      </pre>
    </figure>
  ));
}
