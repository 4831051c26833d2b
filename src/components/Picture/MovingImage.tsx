import {useState, type ImgHTMLAttributes, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useMedia} from '@portal/common/browser/useMedia';
import styles from './styles.module.css';

const query = '(prefers-reduced-motion: reduce)';

interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  /** Addresses of the moving picture and of its still. */
  moving: string;
  still: string;
  alt: string;
}

/**
 * Renders a picture that never stops moving, with a button that stops it. It does not move for readers who want less
 * motion.
 */
export default function MovingImage({moving, still, alt, ...image}: Props): ReactNode {
  // Without JavaScript, nothing could stop the motion.
  const wantsLess = useMedia(query, true);
  const [choice, setChoice] = useState<boolean | null>(null);
  const plays = choice ?? !wantsLess;
  const label = plays
    ? translate({id: 'portal.picture.stop', message: 'Bewegung anhalten'})
    : translate({id: 'portal.picture.play', message: 'Bewegung abspielen'});
  return (
    <span className={styles.moving}>
      <img {...image} src={plays ? moving : still} alt={alt} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={`${label}: ${alt}`}
        title={label}
        onClick={() => setChoice(!plays)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={plays ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
        </svg>
      </button>
    </span>
  );
}
