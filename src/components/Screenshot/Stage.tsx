import type {ReactNode, Ref} from 'react';
import Marker from '@site/src/components/Figure/Marker';
import PictureImage from '@site/src/components/Picture/PictureImage';
import type {MarkerPosition} from '@portal/common/pictures/collisions';
import type {Picture} from '@site/src/components/Picture/picture';
import styles from './styles.module.css';

interface Props {
  ref?: Ref<HTMLSpanElement>;
  src: Picture;
  alt: string;
  markers: readonly MarkerPosition[];
  sizes?: string;
}

/** Returns the place of a number, of which no part is beyond the picture's edge. */
const within = (percent: number) =>
  `clamp(var(--portal-number-half), ${percent}%, 100% - var(--portal-number-half))`;

/** Renders a picture with the numbers on it. */
export default function Stage({ref, src, alt, markers, sizes}: Props): ReactNode {
  return (
    <span ref={ref} className={styles.stage}>
      <PictureImage picture={src} sizes={sizes} alt={alt} className={styles.picture} />
      {markers.map(([x, y], index) => (
        <Marker
          key={index}
          n={index + 1}
          className={styles.marker}
          style={{left: within(x), top: within(y)}}
        />
      ))}
    </span>
  );
}
