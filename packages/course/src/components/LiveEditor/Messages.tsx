import type {ReactNode} from 'react';
import {errorsFirst, type Notice} from '../../messages/notices';
import {messagesTitle} from '../../messages/title';
import type {Pane} from '../../project';
import {kinds, placeName, summary} from './texts';
import styles from './styles.module.css';

interface Props {
  notices: readonly Notice[];
  onGoTo: (pane: Pane, line: number) => void;
}

/** Renders the output and the errors of the page below the preview. */
export default function Messages({notices, onGoTo}: Props): ReactNode {
  return (
    <div className={styles.messages}>
      <p className={styles.barTitle}>
        {messagesTitle}: <span aria-live="polite">{summary(notices)}</span>
      </p>
      {notices.length > 0 && (
        // The list scrolls: it must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul role="list" className={styles.messageList} tabIndex={0} aria-label={messagesTitle}>
          {errorsFirst(notices).map(({kind, text, place, count}, index) => (
            <li key={index} data-kind={kind}>
              <span className={styles.kind}>{kinds[kind]}</span>
              {place && (
                <button type="button" onClick={() => onGoTo(place.pane, place.line)}>
                  {placeName(place)}
                </button>
              )}
              <span className={styles.messageText}>
                {count > 1 ? `${text} (${count}-mal)` : text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
