import {useState, type ReactNode} from 'react';
import {parseSnippet} from '../model/parseSnippet';
import type {Project} from '../model/project';
import {SnippetError} from '../model/SnippetError';
import {ownUndo} from '../ownUndo';
import {labels} from '../texts';
import styles from '../styles.module.css';

interface Props {
  onImport: (project: Project) => void;
  onProblem: (message: string) => void;
}

/** Imports the snippet of a page. A snippet that cannot be read stays in the field. */
export default function ImportPanel({onImport, onProblem}: Props): ReactNode {
  const [text, setText] = useState('');
  const read = () => {
    try {
      onImport(parseSnippet(text));
      setText('');
    } catch (error) {
      if (!(error instanceof SnippetError)) {
        throw error;
      }
      onProblem(error.message);
    }
  };
  return (
    <details className={styles.import}>
      <summary>{labels.import}</summary>
      <label>
        {labels.importHelp}
        <textarea
          {...{[ownUndo]: ''}}
          rows={6}
          value={text}
          onChange={({target}) => setText(target.value)}
        />
      </label>
      <button type="button" className="button button--outline button--primary" onClick={read}>
        {labels.importButton}
      </button>
    </details>
  );
}
