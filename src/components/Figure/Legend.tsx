import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useActiveMarker} from './activeMarker';
import {legendId, markerId} from '@portal/content/parts';
import {useFigure} from './context';
import styles from './styles.module.css';

/** Renders the list that explains the numbers of the surrounding figure. */
export default function Legend({children}: {children: ReactNode}): ReactNode {
  return (
    <ol role="list" className={styles.legend}>
      {children}
    </ol>
  );
}

/** Renders the explanation of number `n`. */
export function LegendItem({n, children}: {n: number; children: ReactNode}): ReactNode {
  const figure = useFigure();
  const {isActive, handlers} = useActiveMarker(figure, n);
  const {onMouseEnter, onMouseLeave, ...focus} = handlers;
  const label = translate(
    {id: 'portal.figure.legendNumber', message: 'Nummer {n}, zum Bild'},
    {n: String(n)},
  );
  return (
    <li
      id={figure ? legendId(figure, n) : undefined}
      className={styles.entry}
      data-active={isActive || undefined}
      onMouseEnter={onMouseEnter}
      onMouseLeave={onMouseLeave}>
      <a
        {...focus}
        href={figure ? `#${markerId(figure, n)}` : undefined}
        aria-label={label}
        data-active={isActive || undefined}
        className={styles.number}
        translate="no">
        {n}
      </a>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
