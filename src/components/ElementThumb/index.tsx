import type {ReactNode} from 'react';
import type {ElementType} from '@site/src/components/ElementPreview/types';
import styles from './styles.module.css';

interface Props {
  type: ElementType;
  /** Set by the build: the drawing from `thumbs`. */
  svg?: string;
}

/** Renders a small decorative picture of a website element, for overviews. */
export default function ElementThumb({svg = ''}: Props): ReactNode {
  return (
    <span className={styles.thumb} aria-hidden="true" dangerouslySetInnerHTML={{__html: svg}} />
  );
}
