import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {announce} from '../../browser/announce';
import {isApple} from '../../browser/isApple';
import {selectText} from '../../browser/selectText';
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

/** Returns what a reader is told. The build, which has no keyboard, knows `idle` only. */
function messageOf(state: keyof typeof symbols): string {
  switch (state) {
    case 'idle':
      return '';
    case 'copied':
      return translate({id: 'portal.copy.done', message: 'Kopiert'});
    case 'selected':
      return translate(
        {id: 'portal.copy.selected', message: 'Markiert: Kopieren Sie mit {keys}.'},
        {keys: isApple() ? '⌘C' : 'Ctrl+C'},
      );
    case 'failed':
      return translate({id: 'portal.copy.failed', message: 'Kopieren ist hier nicht möglich'});
  }
}

/**
 * Renders a button that copies a text to the clipboard and confirms it. Where there is no clipboard, it selects the
 * text and says how to copy it. It is hidden without JavaScript and on paper.
 */
export default function CopyButton({text, source, label, withText, className}: Props): ReactNode {
  const [state, setState] = useState<keyof typeof symbols>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const message = messageOf(state);
  /** Shows the outcome. After several quick presses, the time starts again with the last one. */
  const confirm = (outcome: 'copied' | 'selected' | 'failed') => {
    clearTimeout(timer.current);
    setState(outcome);
    announce(messageOf(outcome), button.current?.ownerDocument);
    const time = outcome === 'selected' ? instruction : confirmation;
    timer.current = setTimeout(() => setState('idle'), time);
  };
  const copy = async () => {
    try {
      // The window that has the focus: the button may stand in the small one. Over plain HTTP, there is no clipboard.
      const {navigator: own} = button.current!.ownerDocument.defaultView!;
      await own.clipboard.writeText(typeof text === 'string' ? text : text());
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
        title={message || label}
        data-state={state}
        onClick={copy}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={symbols[state]} />
        </svg>
        {withText && (
          <span aria-hidden="true">
            {(state !== 'selected' && message) ||
              translate({id: 'portal.copy.label', message: 'Kopieren'})}
          </span>
        )}
      </button>
      {state === 'selected' && <span className={styles.instruction}>{message}</span>}
    </>
  );
}
