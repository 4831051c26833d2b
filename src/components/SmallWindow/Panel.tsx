import {useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {hasModifier} from '@portal/common/browser/hasModifier';
import {SectionsContext} from '../Faq/sections';
import {JumpContext} from '../Steps/jump';
import type {Guide} from './guide';
import PictureView from './PictureView';
import Screen from './Screen';
import {doneWith, readProgress, storeProgress, type Progress} from './progress';
import styles from './panel.module.css';

interface Props {
  guide: Guide;
  /** Called when a link leads the reader's own window to another place. */
  onLeave: () => void;
  onClose: () => void;
  /** The level of the title where it is shown. */
  heading: 'h1' | 'h2';
}

/**
 * Whether an arrow key belongs to what has the focus, or to a selection: a block of code scrolls, a selection grows.
 */
function isTaken({target, shiftKey}: KeyboardEvent): boolean {
  const {ownerDocument: page, localName} = target as Element;
  const isFree = ['body', 'dialog', 'section', 'button', 'summary', 'a'].includes(localName);
  return shiftKey || !isFree || page.getSelection()?.isCollapsed === false;
}

/**
 * Renders one step of a guide at a time, with its picture, and what to do if it does not work. Text and questions are
 * the page's own components a second time; their links lead on from the page of the guide.
 */
export default function Panel({guide, onLeave, onClose, heading: Heading}: Props): ReactNode {
  const {address, steps, sections, questions} = guide;
  const [location] = useState(useLocation());
  const {push} = useHistory();
  const [progress, setProgress] = useState(() => readProgress(address, steps.length));
  const [resumed, setResumed] = useState(progress.at > 0);
  const panel = useRef<HTMLDivElement>(null);
  const shownStep = useRef<HTMLElement>(null);
  const {at, done} = progress;
  const step = steps[at];
  const change = (next: Progress) => {
    setResumed(false);
    setProgress(next);
    storeProgress(address, next);
  };
  const back = () => at > 0 && change({at: at - 1, done});
  const next = () => step && change(doneWith(progress));
  const jump = (id: string) => {
    const to = steps.findIndex((one) => one.id === id);
    change({...doneWith(progress), at: to});
  };

  // With the first paint: a key that is pressed at once counts.
  useLayoutEffect(() => {
    const page = panel.current!.ownerDocument;
    const onKey = (event: KeyboardEvent) => {
      if (hasModifier(event) || isTaken(event)) {
        return;
      }
      if (event.key === 'ArrowLeft') {
        back();
      } else if (event.key === 'ArrowRight') {
        next();
      }
    };
    page.addEventListener('keydown', onKey);
    return () => page.removeEventListener('keydown', onKey);
  });

  useEffect(() => shownStep.current!.focus({preventScroll: true}), []);

  // A new step begins in view, however far the reader has scrolled.
  const shown = useRef(at);
  useLayoutEffect(() => {
    if (shown.current !== at) {
      shown.current = at;
      panel.current!.scrollIntoView({block: 'start'});
    }
  }, [at]);

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]');
    const href = link?.getAttribute('href') ?? '';
    if (href.startsWith('#')) {
      // A place on the page of the guide: this document has none.
      event.preventDefault();
      push(location.pathname + href);
    }
    // The router has taken over what it leads to itself.
    if (link && event.isDefaultPrevented()) {
      onLeave();
    }
  };

  const numbers = {n: String(at + 1), all: String(steps.length)};
  return (
    // Links and copy buttons are part of the copied text.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.panel} onClick={onClick}>
      <Heading className={styles.title}>{guide.title}</Heading>
      {resumed && (
        <p className={styles.note}>
          {translate(
            {id: 'portal.window.resumed', message: 'Sie waren bei Schritt {n} von {all}.'},
            numbers,
          )}{' '}
          <button type="button" className="link-button" onClick={() => change({at: 0, done: []})}>
            {translate({id: 'portal.window.again', message: 'Von vorn beginnen'})}
          </button>
        </p>
      )}
      <section
        ref={shownStep}
        // Focus begins here.
        tabIndex={-1}
        aria-live="polite"
        aria-atomic="true"
        className={styles.step}>
        {step ? (
          <>
            <p className={styles.count}>
              {translate({id: 'portal.window.count', message: 'Schritt {n} von {all}'}, numbers)}
            </p>
            <JumpContext value={jump}>
              <Route key={at} location={location}>
                {step.text}
              </Route>
            </JumpContext>
          </>
        ) : (
          <p>
            {translate({
              id: 'portal.window.finished',
              message: 'Das war der letzte Schritt.',
            })}
          </p>
        )}
      </section>
      {/* Right after the step for the keyboard; the style sheet puts it at the foot. */}
      <div className={styles.buttons}>
        <button type="button" className="button button--primary" onClick={step ? next : onClose}>
          {step
            ? translate({id: 'portal.window.next', message: 'Weiter'})
            : translate({id: 'portal.window.close', message: 'Schliessen'})}
        </button>
        <progress
          className={styles.progress}
          max={steps.length}
          value={done.length}
          aria-label={translate({id: 'portal.window.progress', message: 'Erledigte Schritte'})}
        />
        <button
          type="button"
          className="button button--outline button--primary"
          aria-disabled={at === 0}
          onClick={back}>
          {translate({id: 'portal.window.back', message: 'Zurück'})}
        </button>
      </div>
      {step?.actions[0]?.screen ? (
        <Screen {...step.actions[0].screen} />
      ) : (
        step?.picture && <PictureView picture={step.picture} numbers={step.numbers} />
      )}
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
          <SectionsContext value={sections}>
            <Route location={location}>{questions}</Route>
          </SectionsContext>
        </details>
      )}
    </div>
  );
}
