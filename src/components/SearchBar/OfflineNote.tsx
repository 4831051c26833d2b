import {useEffect, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  isShown: boolean;
  /** Called when the connection is back, and when the reader puts the note away. */
  onHide: () => void;
}

/** Says below the button why the search does not open. */
export default function OfflineNote({isShown, onHide}: Props): ReactNode {
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const handleKey = ({key}: KeyboardEvent) => key === 'Escape' && onHide();
    window.addEventListener('online', onHide);
    window.addEventListener('pointerdown', onHide);
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('online', onHide);
      window.removeEventListener('pointerdown', onHide);
      window.removeEventListener('keydown', handleKey);
    };
  }, [isShown, onHide]);
  return (
    // There before its text, so that screen readers hear of it.
    <p role="status" className={styles.note}>
      {isShown && (
        <Translate id="portal.search.offline">
          Die Suche antwortet nicht: Es besteht keine Internetverbindung.
        </Translate>
      )}
    </p>
  );
}
