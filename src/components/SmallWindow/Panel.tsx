import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {hasModifier} from '@portal/common/browser/hasModifier';
import {useMessage} from '@portal/common/browser/useMessage';
import Copy from './Copy';
import type {Guide} from './guide';
import PictureView from './PictureView';
import Screen from './Screen';
import {doneWith, readProgress, storeProgress, type Progress} from './progress';
import styles from './panel.module.css';

interface Props {
  guide: Guide;
  /** Opens an address of the portal in the reader's own window. */
  onNavigate: (address: URL) => void;
  onClose: () => void;
  /** The level of the title where it is shown. */
  heading: 'h1' | 'h2';
}

/** Copies the text before a button that copies, as the page's own button does, which has no script here. */
async function copyBefore(button: Element): Promise<string> {
  const text = button.previousElementSibling?.textContent ?? '';
  try {
    await button.ownerDocument.defaultView!.navigator.clipboard.writeText(text);
    return translate({id: 'portal.copy.done', message: 'Kopiert'});
  } catch {
    return translate({id: 'portal.copy.failed', message: 'Kopieren ist hier nicht möglich'});
  }
}

/** Renders one step of a guide at a time, with its picture, and what to do if it does not work. */
export default function Panel({guide, onNavigate, onClose, heading: Heading}: Props): ReactNode {
  const {address, steps, questions} = guide;
  const [progress, setProgress] = useState(() => readProgress(address, steps.length));
  const [resumed, setResumed] = useState(progress.at > 0);
  const [message, say] = useMessage();
  const panel = useRef<HTMLDivElement>(null);
  const {at, done} = progress;
  const step = steps[at];
  const change = (next: Progress) => {
    setResumed(false);
    setProgress(next);
    storeProgress(address, next);
  };
  const back = () => at > 0 && change({at: at - 1, done});
  const next = () => step && change(doneWith(progress));

  useEffect(() => {
    const page = panel.current!.ownerDocument;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft' && !hasModifier(event)) {
        back();
      } else if (event.key === 'ArrowRight' && !hasModifier(event)) {
        next();
      }
    };
    page.addEventListener('keydown', onKey);
    return () => page.removeEventListener('keydown', onKey);
  });

  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest('a, button[data-state]');
    if (target?.matches('button')) {
      void copyBefore(target).then(say);
    } else if (target && !target.matches('[target]')) {
      event.preventDefault();
      onNavigate(new URL((target as HTMLAnchorElement).href));
    }
  };

  const count = {n: String(at + 1), all: String(steps.length)};
  return (
    // Links and copy buttons are part of the copied text.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.panel} onClick={onClick}>
      <Heading className={styles.title}>{guide.title}</Heading>
      {resumed && (
        <p className={styles.note}>
          {translate(
            {id: 'portal.window.resumed', message: 'Sie waren bei Schritt {n} von {all}.'},
            count,
          )}{' '}
          <button type="button" className="link-button" onClick={() => change({at: 0, done: []})}>
            {translate({id: 'portal.window.again', message: 'Von vorn beginnen'})}
          </button>
        </p>
      )}
      {step?.screen ? (
        <Screen {...step.screen} />
      ) : (
        step?.picture && <PictureView picture={step.picture} numbers={step.numbers} />
      )}
      <div aria-live="polite" aria-atomic="true" className={styles.step}>
        {step ? (
          <>
            <p className={styles.count}>
              {translate({id: 'portal.window.count', message: 'Schritt {n} von {all}'}, count)}
            </p>
            <Copy key={at} of={step.text} />
          </>
        ) : (
          <p>
            {translate({
              id: 'portal.window.finished',
              message: 'Das war der letzte Schritt.',
            })}
          </p>
        )}
      </div>
      {step && (
        <label className={styles.done}>
          <input
            type="checkbox"
            checked={done.includes(at)}
            onChange={({target}) =>
              change({
                at,
                done: target.checked ? [...done, at] : done.filter((index) => index !== at),
              })
            }
          />
          {translate({id: 'portal.window.done', message: 'Erledigt'})}
        </label>
      )}
      {questions.length > 0 && (
        <details className={styles.help}>
          <summary>{translate({id: 'portal.window.help', message: 'Hat nicht geklappt?'})}</summary>
          {questions.map((question, index) => (
            <Copy key={index} of={question} />
          ))}
        </details>
      )}
      <div role="status" className={styles.message}>
        {message}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--outline button--primary"
          aria-disabled={at === 0}
          onClick={back}>
          {translate({id: 'portal.window.back', message: 'Zurück'})}
        </button>
        <progress
          className={styles.progress}
          max={steps.length}
          value={done.length}
          aria-label={translate({id: 'portal.window.progress', message: 'Erledigte Schritte'})}
        />
        <button type="button" className="button button--primary" onClick={step ? next : onClose}>
          {step
            ? translate({id: 'portal.window.next', message: 'Weiter'})
            : translate({id: 'portal.window.close', message: 'Schliessen'})}
        </button>
      </div>
    </div>
  );
}
