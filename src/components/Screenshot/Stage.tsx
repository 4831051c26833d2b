import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import Marker from '@site/src/components/Figure/Marker';
import {pictureSizes, type MarkerPosition, type Picture} from './picture';
import styles from './styles.module.css';

interface Props {
  ref?: Ref<HTMLSpanElement>;
  src: Picture;
  dark?: Picture;
  alt: string;
  markers: readonly MarkerPosition[];
  sizes?: string;
  /** Whether the picture is likely to be seen at once: then it is loaded first. */
  priority?: boolean;
}

/** The picture in its colour mode with the numbers on it. */
export default function Stage({ref, src, dark, alt, markers, sizes, priority}: Props): ReactNode {
  const variants = dark
    ? [
        {picture: src, className: styles.light},
        {picture: dark, className: styles.dark},
      ]
    : [{picture: src, className: undefined}];
  // Of two variants only the visible one is fetched, which is what lazy loading does.
  const eager = priority && !dark;
  return (
    <span ref={ref} className={styles.stage}>
      {variants.map(({picture, className}) => (
        <img
          key={picture.src}
          src={picture.src}
          srcSet={picture.srcSet || undefined}
          sizes={picture.srcSet ? (sizes ?? pictureSizes) : undefined}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className={clsx(styles.picture, className)}
        />
      ))}
      {markers.map(([x, y], index) => (
        <Marker
          key={index}
          n={index + 1}
          className={styles.marker}
          style={{left: `${x}%`, top: `${y}%`}}
        />
      ))}
    </span>
  );
}
