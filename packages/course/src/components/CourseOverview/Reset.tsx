import {useRef, useState, type ReactNode} from 'react';
import {resetCourse} from '../../storage/reset';
import {labels, wasReset} from './texts';
import styles from './styles.module.css';

/** Renders the button that deletes everything after a confirmation. */
export default function Reset(): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function answer(isSure: boolean) {
    if (isSure) resetCourse();
    setAsking(false);
    setDone(isSure);
    // The pressed button is gone.
    opener.current?.focus();
  }

  return (
    <div className={styles.reset}>
      <button
        ref={opener}
        type="button"
        className="button button--outline button--primary"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}>
        {labels.reset}
      </button>
      {isAsking && (
        <div className={styles.question} role="group" aria-labelledby="zuruecksetzen-frage">
          <p id="zuruecksetzen-frage">
            Wirklich alles löschen? Fortschritt, Name und deine Seite sind dann weg.
          </p>
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={() => answer(true)}>
            {labels.resetSure}
          </button>
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={() => answer(false)}>
            {labels.cancel}
          </button>
        </div>
      )}
      <p aria-live="polite">{isDone && !isAsking && wasReset}</p>
    </div>
  );
}
