import {useEffect, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  isShown: boolean;
  /** Called when the connection is back and when the reader does something else. */
  onHide: () => void;
}

/** Shows below the button why the search does not open. */
export default function OfflineNote({isShown, onHide}: Props): ReactNode {
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const end = new AbortController();
    for (const type of ['online', 'pointerdown', 'keydown']) {
      window.addEventListener(type, onHide, {signal: end.signal});
    }
    return () => end.abort();
  }, [isShown, onHide]);
  return (
    // The element exists before its text, so that screen readers announce it.
    <p aria-live="polite" className={styles.note}>
      {isShown && (
        <Translate id="portal.search.offline">
          Die Suche antwortet nicht: Es besteht keine Internetverbindung.
        </Translate>
      )}
    </p>
  );
}
