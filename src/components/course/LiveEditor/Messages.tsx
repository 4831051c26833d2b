import type {ReactNode} from 'react';
import type {Notice} from '@site/src/course/messages/notices';
import {fileNames, type Pane} from '@site/src/course/project';
import styles from './styles.module.css';

const kinds: Record<Notice['kind'], string> = {output: 'Ausgabe', hint: 'Hinweis', error: 'Fehler'};

function summary(notices: readonly Notice[]): string {
  const errors = notices.filter(({kind}) => kind === 'error').length;
  const hints = notices.filter(({kind}) => kind === 'hint').length;
  const parts = [
    errors && (errors === 1 ? '1 Fehler' : `${errors} Fehler`),
    hints && (hints === 1 ? '1 Hinweis' : `${hints} Hinweise`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'keine Fehler';
}

interface Props {
  notices: readonly Notice[];
  onGoTo: (pane: Pane, line: number) => void;
}

/** What the page writes and what is wrong with it, below the preview. */
export default function Messages({notices, onGoTo}: Props): ReactNode {
  return (
    <div className={styles.messages}>
      <p className={styles.barTitle}>
        Meldungen: <span role="status">{summary(notices)}</span>
      </p>
      {notices.length > 0 && (
        // The list scrolls: it must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.messageList} tabIndex={0} aria-label="Meldungen">
          {notices.map(({kind, text, place, count}, index) => (
            <li key={index} data-kind={kind}>
              <span className={styles.kind}>{kinds[kind]}</span>
              {place && (
                <button type="button" onClick={() => onGoTo(place.pane, place.line)}>
                  {fileNames[place.pane]}, Zeile {place.line}
                </button>
              )}
              <span className={styles.messageText}>
                {text}
                {count > 1 && ` (${count}-mal)`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
