import type {ReactNode} from 'react';
import {FigureContext} from '@site/src/components/Figure/context';
import {figureAttribute} from '@site/src/components/Figure/nearestFigure';
import styles from './styles.module.css';

interface Props {
  /** What the sketch shows, for screen readers. */
  alt: string;
  /** Set by the build: unique on the page, basis of the numbers' anchors. */
  id?: string;
  children: ReactNode;
}

/** A screen drawn from parts, with numbers and legend like a `Screenshot`. */
export default function UiSketch({alt, id, children}: Props): ReactNode {
  return (
    <FigureContext value={id ?? null}>
      <figure className={styles.sketch} aria-label={alt} {...{[figureAttribute]: id}}>
        {children}
      </figure>
    </FigureContext>
  );
}

/** The legend of a sketch. The build turns the Markdown list inside into a `Legend`. */
export function UiLegend({children}: {children: ReactNode}): ReactNode {
  return <figcaption className={styles.caption}>{children}</figcaption>;
}
