import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from '@portal/common/browser/isApple';
import {searchPath} from '../constants';
import {useSearchScope} from '../hooks/useSearchScope';
import OfflineNote from './OfflineNote';
import SearchIcon from './SearchIcon';
import {useSearchPanel} from './useSearchPanel';
import {useShortcuts} from './useShortcuts';
import styles from './styles.module.css';

/** Returns the name of the shortcut on this machine. It is unknown during the build and until hydration. */
function useShortcutName(): string | null {
  const isBrowser = useIsBrowser();
  return isBrowser ? (isApple() ? '⌘ K' : 'Ctrl K') : null;
}

/**
 * Renders the search button and handles its shortcuts. Panel, engine and index load when the reader reaches for them.
 * Without JavaScript, the button leads to the search page.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const scope = useSearchScope();
  const panel = useSearchPanel(scope, button);
  const shortcut = useShortcutName();
  useShortcuts({isOpen: panel.isOpen, open: panel.open, close: panel.close, button});
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <form
      action={useBaseUrl(`/${searchPath}`)}
      onSubmit={(event) => {
        event.preventDefault();
        panel.open();
      }}>
      <button
        ref={button}
        type="submit"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        {...panel.preparation}>
        <SearchIcon />
        <span className={styles.label}>{label}</span>
        {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
      </button>
      <OfflineNote isShown={panel.isOffline} onHide={panel.hideNote} />
    </form>
  );
}
