import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {isApple} from '../../browser/isApple';
import {selectText} from '../../browser/selectText';
import {useMessage} from '../../browser/useMessage';
import styles from './styles.module.css';

/** Milliseconds for which «Kopiert» is shown. */
export const confirmation = 2000;
/** Milliseconds for which readers are told how to copy the selected text, which they have yet to do. */
const instruction = 15_000;

/** Two sheets, a tick, a text cursor, a cross. */
const symbols = {
  idle: 'M9 9h11v11H9zM15 9V4H4v11h5',
  copied: 'm5 13 4.5 4.5L19 7',
  selected: 'M8 4h8M12 4v16M8 20h8',
  failed: 'm6 6 12 12M18 6 6 18',
};

interface Props {
  /** Text for the clipboard, or a function that returns it when the button is pressed. */
  text: string | (() => string);
  /** Where readers see the text. By default it is before the button. */
  source?: RefObject<Element | null>;
  /** Label for screen readers: «Wert kopieren: imap.example.ch». */
  label: string;
  /** Shows a word beside the symbol. */
  withText?: boolean;
  className?: string;
}

/**
 * Renders a button that copies a text to the clipboard and confirms it. Where there is no clipboard, it selects the
 * text and says how to copy it. It is hidden without JavaScript and on paper.
 */
export default function CopyButton({text, source, label, withText, className}: Props): ReactNode {
  const [state, setState] = useState<keyof typeof symbols>('idle');
  const [message, say] = useMessage();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const messages = {
    idle: '',
    copied: translate({id: 'portal.copy.done', message: 'Kopiert'}),
    selected: translate(
      {id: 'portal.copy.selected', message: 'Markiert: Kopieren Sie mit {keys}.'},
      // The build has no keyboard.
      {keys: state === 'selected' && isApple() ? '⌘C' : 'Ctrl+C'},
    ),
    failed: translate({id: 'portal.copy.failed', message: 'Kopieren ist hier nicht möglich'}),
  };
  const show = (next: keyof typeof symbols) => {
    setState(next);
    say(messages[next]);
  };
  /** Shows the outcome. After several quick presses, the time starts again with the last one. */
  const confirm = (outcome: 'copied' | 'selected' | 'failed') => {
    clearTimeout(timer.current);
    show(outcome);
    const time = outcome === 'selected' ? instruction : confirmation;
    timer.current = setTimeout(() => show('idle'), time);
  };
  const copy = async () => {
    try {
      // Over plain HTTP, there is no clipboard.
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      confirm('copied');
    } catch {
      const place = source ? source.current : button.current?.previousElementSibling;
      confirm(place && selectText(place) ? 'selected' : 'failed');
    }
  };
  return (
    <>
      <button
        ref={button}
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
            {(state !== 'selected' && messages[state]) ||
              translate({id: 'portal.copy.label', message: 'Kopieren'})}
          </span>
        )}
      </button>
      {/* Outside the button, because the content of a button is not exposed separately. */}
      <span role="status" className={state === 'selected' ? styles.instruction : styles.status}>
        {message}
      </span>
    </>
  );
}
