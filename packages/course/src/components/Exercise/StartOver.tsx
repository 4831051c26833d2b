import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {exerciseTable, type ExerciseId} from '../../lessons';
import {firstProject, sameProject, type Project} from '../../project';
import {projectBox, startsBox, type Starts} from '../../storage/work';
import {useBox} from '../lib/useBox';
import {failures, labels, wasReset} from './texts';
import styles from './styles.module.css';

const quiet = clsx('link-button', styles.quiet);

interface Props {
  id: ExerciseId;
  project: Project;
  onChange: (project: Project) => void;
}

const nothing: Starts = {};

const question = 'Womit willst du beginnen? Was du in dieser Übung getippt hast, geht dabei weg.';
const laterToo =
  'Auch was du in späteren Übungen getippt hast, geht weg. Lade deine Seite vorher herunter, wenn du sie behalten willst.';

/** Renders the choice to go back to the page as the exercise found it, or to the model page. It can be undone. */
export default function StartOver({id, project, onChange}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [undo, setUndo] = useState<{before: Project; after: Project} | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  /** The current choice. Anything that is still loading for another choice is ignored. */
  const choice = useRef({});
  useEffect(() => () => void (choice.current = {}), []);
  const starts = useBox(startsBox, nothing);
  const own = starts[id];
  const position = exerciseTable.findIndex((entry) => entry.id === id);
  const hasLater = exerciseTable.slice(position + 1).some((entry) => starts[entry.id]);

  function close() {
    choice.current = {};
    // The pressed button disappears. While the model page was loading, the focus may have moved.
    if (choices.current?.contains(document.activeElement)) opener.current?.focus();
    setOpen(false);
  }

  function replace(next: Project) {
    // Uses the current page and not that of the click, because the trainee may have typed while the model page was
    // loading.
    setUndo({before: projectBox.get(), after: next});
    close();
    setFailed(false);
    onChange(next);
  }

  async function loadModel() {
    const mine = {};
    choice.current = mine;
    try {
      const {startOf} = await import('../../exercises');
      if (choice.current === mine) replace(startOf(id));
    } catch {
      if (choice.current === mine) setFailed(true);
    }
  }

  return (
    <div className={styles.startOver}>
      <button
        ref={opener}
        type="button"
        className={quiet}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}>
        {labels.startOver}
      </button>
      {/* After further changes, undo would lose them. */}
      {undo && !isOpen && sameProject(project, undo.after) && (
        <p aria-live="polite">
          {wasReset}{' '}
          <button
            type="button"
            className={quiet}
            onClick={() => {
              onChange(undo.before);
              setUndo(null);
              opener.current?.focus();
            }}>
            {labels.undo}
          </button>
        </p>
      )}
      {isOpen && (
        <div ref={choices} className={styles.choices}>
          <p>{hasLater ? `${question} ${laterToo}` : question}</p>
          <button
            type="button"
            className="button button--outline button--primary"
            disabled={!own}
            onClick={() => replace(own ?? firstProject)}>
            {labels.ownPage}
          </button>
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={() => void loadModel()}>
            {labels.modelPage}
          </button>
          <button type="button" className={quiet} onClick={close}>
            {labels.cancel}
          </button>
          <p aria-live="polite">{hasFailed && failures.model}</p>
        </div>
      )}
    </div>
  );
}
