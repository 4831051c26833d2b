import {useState, type ReactNode} from 'react';
import type {Screen as Shown} from '../Steps/stepActions';
import styles from './panel.module.css';

/**
 * Renders the part of the screen that an action is about, with a frame around what it uses. The text beside it says the
 * same, so screen readers hear nothing of the picture.
 */
export default function Screen({
  src,
  width,
  height,
  box: [left, top, wide, high],
}: Shown): ReactNode {
  const [missing, setMissing] = useState('');
  // A frame around nothing would point at nothing.
  if (missing === src) {
    return null;
  }
  return (
    <div className={styles.place}>
      <div className={styles.screen}>
        <img src={src} width={width} height={height} alt="" onError={() => setMissing(src)} />
        <span
          className={styles.frame}
          style={{left: `${left}%`, top: `${top}%`, width: `${wide}%`, height: `${high}%`}}
        />
      </div>
    </div>
  );
}
