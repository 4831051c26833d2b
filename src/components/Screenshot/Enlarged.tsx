import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {FigureContext, useFigure} from '@site/src/components/Figure/context';
import type {MarkerPosition, Picture} from './picture';
import Stage from './Stage';
import styles from './enlarged.module.css';

interface Props {
  src: Picture;
  dark?: Picture;
  alt: string;
  markers: readonly MarkerPosition[];
  onClose: () => void;
  /** The legend. */
  children?: ReactNode;
}

/** The picture with its numbers and legend in a dialog over the page. Loaded on demand. */
export default function Enlarged({onClose, children, ...picture}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [original, setOriginal] = useState(false);
  const figure = useFigure();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const sizes = original ? `${picture.src.width}px` : '100vw';
  return (
    // The ids of the page's own figure must stay unique.
    <FigureContext value={figure && `${figure}-gross`}>
      {/* A click beside the picture closes as well; Escape and the button do for the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={picture.alt}
        onClose={onClose}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.button}
            aria-pressed={original}
            onClick={() => setOriginal(!original)}>
            {translate({id: 'portal.screenshot.original', message: 'Originalgrösse'})}
          </button>
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            {translate({id: 'portal.screenshot.close', message: 'Schliessen'})}
          </button>
        </div>
        <div className={styles.content} data-original={original || undefined}>
          <div className={styles.scroll}>
            <div className={styles.size} style={original ? {width: picture.src.width} : undefined}>
              <Stage {...picture} sizes={sizes} />
            </div>
          </div>
          {children && <div>{children}</div>}
        </div>
      </dialog>
    </FigureContext>
  );
}
