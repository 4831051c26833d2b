import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useMessage} from '@site/src/browser/useMessage';
import styles from './styles.module.css';

/** How long «Kopiert» is shown, in milliseconds. */
export const confirmation = 2000;

/** Two sheets, a tick, a cross. */
const symbols = {
  idle: 'M9 9h11v11H9zM15 9V4H4v11h5',
  copied: 'm5 13 4.5 4.5L19 7',
  failed: 'm6 6 12 12M18 6 6 18',
};

interface Props {
  /** What goes to the clipboard, or a function that says so when the button is pressed. */
  text: string | (() => string);
  /** What it is, for screen readers: «Wert kopieren: imap.example.ch». */
  label: string;
  /** Shows a word beside the symbol. */
  withText?: boolean;
  className?: string;
}

/** Copies a text to the clipboard and says so. Without JavaScript and on paper it is hidden. */
export default function CopyButton({text, label, withText, className}: Props): ReactNode {
  const [state, setState] = useState<keyof typeof symbols>('idle');
  const [message, say] = useMessage();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const messages = {
    idle: '',
    copied: translate({id: 'portal.copy.done', message: 'Kopiert'}),
    failed: translate({id: 'portal.copy.failed', message: 'Kopieren ist hier nicht möglich'}),
  };
  const show = (next: keyof typeof symbols) => {
    setState(next);
    say(messages[next]);
  };
  /** Shows how it went, as long after the last of several quick presses as after a single one. */
  const confirm = (outcome: 'copied' | 'failed') => {
    clearTimeout(timer.current);
    show(outcome);
    timer.current = setTimeout(() => show('idle'), confirmation);
  };
  const copy = async () => {
    try {
      // Over plain HTTP there is no clipboard at all.
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      confirm('copied');
    } catch {
      confirm('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        aria-label={label}
        title={messages[state] || label}
        data-state={state}
        onClick={copy}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={symbols[state]} />
        </svg>
        {withText && (
          <span aria-hidden="true">
            {messages[state] || translate({id: 'portal.copy.label', message: 'Kopieren'})}
          </span>
        )}
      </button>
      {/* Beside it: what a button holds is no part of the page of its own. */}
      <span role="status" className={styles.status}>
        {message}
      </span>
    </>
  );
}
