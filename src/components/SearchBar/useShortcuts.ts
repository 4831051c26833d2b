import {useEffect, type RefObject} from 'react';
import {hasModifier} from '@site/src/browser/hasModifier';

interface Shortcuts {
  isOpen: boolean;
  open: (firstLetter?: string) => void;
  close: () => void;
  /** Letters typed while it has the focus open the panel with them. */
  button: RefObject<HTMLElement | null>;
}

/** Whether a key press belongs to a field that is being filled in. */
function isInField({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Ctrl or Cmd + K opens and closes, `/` opens outside of fields, Escape closes; nothing does behind a modal dialog. */
export function useShortcuts({isOpen, open, close, button}: Shortcuts): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // What an editor has done with its own shortcut; the open panel's Escape is upstream's and ours.
      const isTaken = event.defaultPrevented && !isOpen;
      const isBehind = !isOpen && document.querySelector('dialog:modal, [aria-modal=true]');
      if (isTaken || isBehind) {
        return;
      }
      const isCommand = hasModifier(event);
      const isToggle =
        event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isSlash = event.key === '/' && !isCommand && !isInField(event);
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
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen, open, close, button]);
}
