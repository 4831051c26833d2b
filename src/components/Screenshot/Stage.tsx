import type {ReactNode, Ref} from 'react';
import Marker from '@site/src/components/Figure/Marker';
import PictureImage from '@site/src/components/Picture/PictureImage';
import type {MarkerPosition} from '@portal/common/pictures/collisions';
import type {Picture} from '@site/src/components/Picture/picture';
import styles from './styles.module.css';

interface Props {
  ref?: Ref<HTMLSpanElement>;
  src: Picture;
  dark?: Picture;
  alt: string;
  markers: readonly MarkerPosition[];
  sizes?: string;
  /** Whether the picture is probably visible at once. Then it loads before others. */
  priority?: boolean;
}

/** Renders the picture for the colour mode with the numbers on it. */
export default function Stage({ref, src, dark, alt, markers, sizes, priority}: Props): ReactNode {
  const variants = dark
    ? [
        {picture: src, className: styles.light},
        {picture: dark, className: styles.dark},
      ]
    : [{picture: src, className: undefined}];
  return (
    <span ref={ref} className={styles.stage}>
      {variants.map(({picture, className}) => (
        <PictureImage
          key={picture.src}
          picture={picture}
          sizes={sizes}
          alt={alt}
          fetchPriority={priority ? 'high' : undefined}
          className={styles.picture}
          outerClass={className}
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
