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
import {mark, rangesOf} from './mark';
import {back, begin, next, readProgress, storeProgress, type Progress} from './progress';
import hidden from '@portal/common/components/visuallyHidden.module.css';
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
 * Renders one step of a guide at a time, action by action with its picture, and what to do if it does not work. Text and
 * questions are the page's own components a second time; their links lead on from the page of the guide.
 */
export default function Panel({guide, onLeave, onClose, heading: Heading}: Props): ReactNode {
  const {address, steps, sections, questions} = guide;
  // A step without actions is one stop.
  const stops = steps.map(({actions}) => Math.max(1, actions.length));
  const [location] = useState(useLocation());
  const {push} = useHistory();
  const [progress, setProgress] = useState(() => readProgress(address, stops));
  const [resumed, setResumed] = useState(progress.at + progress.action > 0);
  const panel = useRef<HTMLDivElement>(null);
  const shownStep = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const {at, done} = progress;
  const step = steps[at];
  const action = step?.actions[progress.action];
  const isFirst = at === 0 && progress.action === 0;
  const change = (now: Progress) => {
    setResumed(false);
    setProgress(now);
    storeProgress(address, now);
  };
  const goBack = () => !isFirst && change(back(progress, stops));
  const goOn = () => step && change(next(progress, stops));
  const jump = (id: string) => {
    const to = steps.findIndex((one) => one.id === id);
    change({at: to, action: 0, done: [...new Set([...done, at])]});
  };

  // With the first paint: a key that is pressed at once counts.
  useLayoutEffect(() => {
    const page = panel.current!.ownerDocument;
    const onKey = (event: KeyboardEvent) => {
      if (hasModifier(event) || isTaken(event)) {
        return;
      }
      if (event.key === 'ArrowLeft') {
        goBack();
      } else if (event.key === 'ArrowRight') {
        goOn();
      }
    };
    page.addEventListener('keydown', onKey);
    return () => page.removeEventListener('keydown', onKey);
  });

  useEffect(() => shownStep.current!.focus({preventScroll: true}), []);

  // A new stop begins in view, however far the reader has scrolled.
  const shown = useRef(progress);
  useLayoutEffect(() => {
    if (shown.current.at !== at || shown.current.action !== progress.action) {
      shown.current = progress;
      panel.current!.scrollIntoView({block: 'start'});
    }
  }, [at, progress]);

  useLayoutEffect(() => {
    const page = panel.current!.ownerDocument;
    const labels = step?.actions.map(({label}) => label) ?? [];
    const words = text.current && rangesOf(text.current, labels);
    mark(page, words?.[progress.action]);
    return () => mark(page, undefined);
  }, [step, progress.action]);

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
  const actionNumbers = {n: String(progress.action + 1), all: String(stops[at])};
  return (
    // Links and copy buttons are part of the copied text.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.panel} onClick={onClick} data-guide>
      <Heading className={styles.title}>{guide.title}</Heading>
      {resumed && (
        <p className={styles.note}>
          {translate(
            {id: 'portal.window.resumed', message: 'Sie waren bei Schritt {n} von {all}.'},
            numbers,
          )}{' '}
          <button type="button" className="link-button" onClick={() => change(begin)}>
            {translate({id: 'portal.window.again', message: 'Von vorn beginnen'})}
          </button>
        </p>
      )}
      {(isFirst || !step) && guide.about && (
        <div className={styles.about}>
          <Route location={location}>{guide.about}</Route>
        </div>
      )}
      <section
        ref={shownStep}
        // Focus begins here.
        tabIndex={-1}
        // What changes is heard: with the next action its number and words, with the next step all of it.
        aria-live="polite"
        className={styles.step}>
        {step ? (
          <>
            <p className={styles.count} aria-atomic="true">
              <span>
                {translate({id: 'portal.window.count', message: 'Schritt {n} von {all}'}, numbers)}
              </span>
              {stops[at]! > 1 && (
                <span>
                  {translate(
                    {id: 'portal.window.action', message: ', {n} von {all}'},
                    actionNumbers,
                  )}
                </span>
              )}
              {action && <span className={hidden.hidden}>{`: ${action.label}`}</span>}
            </p>
            <JumpContext value={jump}>
              <div key={at} ref={text}>
                <Route location={location}>{step.text}</Route>
              </div>
            </JumpContext>
          </>
        ) : (
          <p>{translate({id: 'portal.window.finished', message: 'Das war der letzte Schritt.'})}</p>
        )}
      </section>
      {/* Right after the step for the keyboard; the style sheet puts it at the foot. */}
      <div className={styles.buttons}>
        <button type="button" className="button button--primary" onClick={step ? goOn : onClose}>
          {step
            ? translate({id: 'portal.window.next', message: 'Weiter'})
            : translate({id: 'portal.window.close', message: 'Schliessen'})}
        </button>
        {step && (
          <label className={styles.done}>
            <input
              type="checkbox"
              checked={done.includes(at)}
              onChange={({target}) =>
                change({
                  ...progress,
                  done: target.checked ? [...done, at] : done.filter((index) => index !== at),
                })
              }
            />
            {translate({id: 'portal.window.done', message: 'Erledigt'})}
          </label>
        )}
        <progress
          className={styles.progress}
          max={steps.length}
          value={done.length}
          aria-label={translate({id: 'portal.window.progress', message: 'Erledigte Schritte'})}
        />
        <button
          type="button"
          className="button button--outline button--primary"
          aria-disabled={isFirst}
          onClick={goBack}>
          {translate({id: 'portal.window.back', message: 'Zurück'})}
        </button>
      </div>
      {action?.screen ? (
        <Screen {...action.screen} />
      ) : (
        step?.picture && <PictureView picture={step.picture} numbers={step.numbers} />
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
