import {useEffect, type RefObject} from 'react';
import {hasModifier} from '@portal/common/browser/hasModifier';
import {isComposing} from '@portal/common/browser/isComposing';
import {isField} from '@portal/common/browser/isField';
import type {} from '../plugin/earlyKeys';

interface Shortcuts {
  isOpen: boolean;
  open: (firstLetter?: string) => void;
  close: () => void;
  /** While it has the focus, typed letters open the panel and begin the query. */
  button: RefObject<HTMLElement | null>;
}

/**
 * Handles the shortcuts: Ctrl or Cmd + K opens and closes, `/` opens outside of fields, Escape closes. None works
 * behind a modal dialog.
 */
export function useShortcuts({isOpen, open, close, button}: Shortcuts): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // An editor has handled the key as its own shortcut. With an open panel, Escape belongs to upstream and to us.
      const isTaken = event.defaultPrevented && !isOpen;
      const isBehind = !isOpen && document.querySelector('dialog:modal, [aria-modal=true]');
      if (isTaken || isBehind || isComposing(event)) {
        return;
      }
      const isCommand = hasModifier(event);
      const isToggle =
        event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isSlash = event.key === '/' && !isCommand && !isField(event.target);
      if (isOpen ? isToggle || event.key === 'Escape' : isToggle || isSlash) {
        event.preventDefault();
        (isOpen ? close : open)();
      } else if (
        !isOpen &&
        !isCommand &&
        document.activeElement === button.current &&
        /^[\p{L}\p{N}]$/u.test(event.key)
      ) {
        event.preventDefault();
        open(event.key);
      }
    };
    window.addEventListener('keydown', handleKey);
    window.searchKeys?.();
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, open, close, button]);
}
