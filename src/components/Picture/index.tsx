import type {ReactNode} from 'react';
import PictureImage from './PictureImage';
import type {Picture as BuiltPicture} from './picture';
import styles from './styles.module.css';

interface Props {
  src: BuiltPicture;
  alt: string;
  title?: string;
}

/**
 * Renders a picture that a page writes as `![…](…)`. The build inserts it (`packages/content/src/remark/images.ts`).
 */
export default function Picture({src, alt, title}: Props): ReactNode {
  return <PictureImage picture={src} alt={alt} title={title} className={styles.picture} />;
}
