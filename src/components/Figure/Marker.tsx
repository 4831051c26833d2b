import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useActiveMarker} from './activeMarker';
import {legendId, markerId} from '@portal/content/parts';
import {useFigure} from './context';
import styles from './styles.module.css';

interface Props {
  n: number;
  className?: string;
  style?: CSSProperties;
}

/** Renders a number on a picture or sketch, which links to its legend entry. */
export default function Marker({n, className, style}: Props): ReactNode {
  const figure = useFigure();
  const {isActive, handlers} = useActiveMarker(figure, n);
  const label = translate(
    {id: 'portal.figure.marker', message: 'Nummer {n}, zur Erklärung'},
    {n: String(n)},
  );
  return (
    <a
      {...handlers}
      id={figure ? markerId(figure, n) : undefined}
      href={figure ? `#${legendId(figure, n)}` : undefined}
      aria-label={label}
      data-active={isActive || undefined}
      className={clsx('no-search', styles.marker, className)}
      style={style}
      translate="no">
      {n}
    </a>
  );
}
