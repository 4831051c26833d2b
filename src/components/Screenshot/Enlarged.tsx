import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import OnBack from '@portal/common/browser/OnBack';
import {FigureContext, useFigure} from '@site/src/components/Figure/context';
import {opensOriginal} from './opensOriginal';
import type {MarkerPosition} from '@portal/common/pictures/collisions';
import type {Picture} from '@site/src/components/Picture/picture';
import Stage from './Stage';
import styles from './enlarged.module.css';

interface Props {
  src: Picture;
  alt: string;
  markers: readonly MarkerPosition[];
  /** Width of the picture in the page, in CSS pixels. The enlarged picture is never smaller. */
  inline: number;
  onClose: () => void;
  /** The legend. */
  children?: ReactNode;
}

/**
 * Follows a link within the dialog without changing the address, because its anchors disappear with the dialog. The
 * target number gets the focus.
 */
function followWithin(event: MouseEvent): void {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  const target = href?.startsWith('#') && document.getElementById(href.slice(1));
  if (target && event.currentTarget.contains(target)) {
    event.preventDefault();
    (target.querySelector('a') ?? target).focus();
  }
}

/** Elements that surround picture, legend and buttons. */
const surroundings = [styles.dialog, styles.content, styles.scroll, styles.size];

function isBeside(target: EventTarget | null): boolean {
  return surroundings.some((name) => (target as Element | null)?.classList.contains(name!));
}

/** Renders the picture with its numbers and legend in a dialog over the page. It loads on demand. */
export default function Enlarged({inline, onClose, children, ...picture}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLSpanElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [original, setOriginal] = useState(false);
  const figure = useFigure();
  const {width, height} = picture.src;
  // Runs before the first paint, so that the picture does not jump.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const fitted = stage.current?.getBoundingClientRect().width ?? 0;
    // On a phone it fits at first, so that all numbers are in view. Two fingers or two taps enlarge it.
    const hasMouse = window.matchMedia('(pointer: fine)').matches;
    setOriginal(hasMouse && opensOriginal({inline, fitted, natural: width}));
  }, [inline, width]);
  const fit = {'--inline': `${inline}px`, '--ratio': width / height} as CSSProperties;
  return (
    // The ids of the page's own figure must stay unique. Without a legend, the numbers lead nowhere from here.
    <FigureContext value={figure && children ? `${figure}-gross` : null}>
      <OnBack onBack={() => dialog.current?.close()} />
      {/* A click beside the picture also closes the dialog. Keyboard users have Escape and the button. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={picture.alt}
        onClose={onClose}
        onPointerDown={({target}) => (pressed.current = target)}
        onClick={(event) => {
          followWithin(event);
          // Does not close after a text selection that ends beyond the legend's edge.
          if (isBeside(event.target) && isBeside(pressed.current)) {
            dialog.current?.close();
          }
        }}>
        <div className={styles.bar}>
          <button
            type="button"
            className="button button--outline button--primary"
            aria-pressed={original}
            onClick={() => setOriginal(!original)}>
            {translate({id: 'portal.screenshot.original', message: 'Originalgrösse'})}
          </button>
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={() => dialog.current?.close()}>
            {translate({id: 'portal.screenshot.close', message: 'Schliessen'})}
          </button>
        </div>
        <div className={styles.content}>
          <div className={styles.scroll}>
            {/* The button does the same for the keyboard. */}
            <div
              className={styles.size}
              onDoubleClick={() => setOriginal(!original)}
              style={original ? {width: Math.max(width, inline)} : fit}>
              <Stage ref={stage} {...picture} sizes={original ? `${width}px` : '100vw'} />
            </div>
          </div>
          {children && <div>{children}</div>}
        </div>
      </dialog>
    </FigureContext>
  );
}
