import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {FigureContext} from '@site/src/components/Figure/context';
import {figureAttribute} from '@portal/content/parts';
import type {RecordedPicture} from '@site/src/components/Picture/picture';
import Screenshot from '@site/src/components/Screenshot';
import styles from './styles.module.css';

interface Props {
  /** What the sketch shows, for screen readers. */
  alt: string;
  /** Set by the build: unique on the page, basis of the numbers' anchors. */
  id?: string;
  /** Name of a picture that the page's walk took. */
  bild?: string;
  /** Set by the build for `bild`: the picture of the page's walk that takes the place of the drawing. */
  recorded?: RecordedPicture;
  children: ReactNode;
}

type WithChildren = ReactElement<{children: ReactNode}>;

/** Returns the content of the legend among the parts of a sketch. */
function legendOf(parts: ReactNode): ReactNode {
  const legend = Children.toArray(parts).find(
    (part): part is WithChildren => isValidElement(part) && part.type === UiLegend,
  );
  return legend?.props.children;
}

/**
 * Renders a screen that is drawn from parts, with numbers and legend like a `Screenshot`. Where a walk took the
 * picture, it shows that with the same legend.
 */
export default function UiSketch({alt, id, recorded, children}: Props): ReactNode {
  if (recorded) {
    return (
      <Screenshot alt={alt} id={id} recorded={recorded}>
        {legendOf(children)}
      </Screenshot>
    );
  }
  return (
    <FigureContext value={id ?? null}>
      <figure className={styles.sketch} aria-label={alt} {...{[figureAttribute]: id}}>
        {children}
      </figure>
    </FigureContext>
  );
}

/** Renders the legend of a sketch. The build turns the Markdown list inside into a `Legend`. */
export function UiLegend({children}: {children: ReactNode}): ReactNode {
  return <figcaption className={styles.caption}>{children}</figcaption>;
}
