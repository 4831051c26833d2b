declare global {
  interface Window {
    /** Gives the kept keys back to the page. Missing once that has happened. */
    searchKeys?: () => void;
  }
}

/**
 * Runs in a page's head. Keeps a shortcut of the search that is pressed before the page is interactive, and what is
 * typed after it, until `window.searchKeys` repeats them.
 */
function keepKeys(): void {
  let kept: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
    const isCommand = ctrlKey || metaKey || altKey;
    const isField = target instanceof Element && target.matches('input, select, textarea');
    const opens =
      (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey) ||
      (key === '/' && !isCommand && !isField);
    const continues = !isCommand && (key.length === 1 || key === 'Backspace' || key === 'Enter');
    if (key === 'Escape') {
      kept = [];
    } else if (kept.length > 0 ? continues : opens) {
      kept.push(event);
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener('keydown', keep, true);
  window.searchKeys = () => {
    removeEventListener('keydown', keep, true);
    delete window.searchKeys;
    kept.forEach((event) => document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
}

/** The source of the inline script for a page's head. */
export const earlyKeys = `(${keepKeys.toString()})()`;
