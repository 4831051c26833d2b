import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useActiveMarker} from './activeMarker';
import {legendId, markerId} from '@portal/content/parts';
import {nearestFigure} from './nearestFigure';
import styles from './styles.module.css';

interface Props {
  n: number;
  figure?: string;
  /** Whether the number on the picture leads here, because there is no legend. */
  explains?: true;
}

/**
 * Renders «(2)» in the text. `figure` is known if figure and text are in the same file. Otherwise the nearest figure
 * above with that number is looked up on the page.
 */
export default function MarkerRef({n, figure, explains}: Props): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [found, setFound] = useState<string | null>(figure ?? null);
  const {isActive, handlers} = useActiveMarker(found, n);
  useEffect(() => {
    if (!figure && element.current) {
      setFound(nearestFigure(element.current, n));
    }
  }, [figure, n]);
  if (found === null) {
    return <span ref={element} translate="no">{`(${n})`}</span>;
  }
  const label = translate(
    {id: 'portal.figure.reference', message: 'Nummer {n} im Bild'},
    {n: String(n)},
  );
  return (
    <a
      {...handlers}
      id={explains && legendId(found, n)}
      href={`#${markerId(found, n)}`}
      aria-label={label}
      data-active={isActive || undefined}
      className={styles.reference}
      translate="no">
      <span className={styles.bracket}>(</span>
      {n}
      <span className={styles.bracket}>)</span>
    </a>
  );
}
