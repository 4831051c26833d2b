import type {ReactNode} from 'react';
import clsx from 'clsx';
import Marker from '@site/src/components/Figure/Marker';
import State, {chosen} from './State';
import styles from './styles.module.css';

export interface PartProps {
  /** Number of the part in the legend. */
  marker?: number;
  /** Set by the build: the symbol that `icon` names. */
  symbol?: string;
  children?: ReactNode;
}

interface Props extends PartProps {
  className?: string;
  /** Containers show their number on the corner, rows and controls at their end. */
  corner?: boolean;
  active?: boolean;
}

/**
 * Renders an element of a sketch with its number. Everything is a span, because MDX puts parts on the same line into
 * a paragraph. The words are not translated, because readers look for them in the product.
 */
export default function Part({marker, className, corner, active, children}: Props): ReactNode {
  const number = marker !== undefined && (
    <Marker n={marker} className={corner ? styles.corner : styles.inline} />
  );
  return (
    <span className={clsx(styles.part, className)} data-active={active || undefined} translate="no">
      {active && <State>{chosen()}</State>}
      {/* Read in the order of the numbers: the number of a container comes before those of its parts. */}
      {corner && number}
      {children}
      {!corner && number}
    </span>
  );
}
