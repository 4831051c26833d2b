import {useEffect} from 'react';
import {ownUndo} from './ownUndo';

/** A step through the history. */
export type Step = 'undo' | 'redo';

const fields = 'input, textarea, [contenteditable]';

/** Returns whether the keys belong to a field whose text is not part of the project, like the site's search field. */
function isElsewhere(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(fields) : null;
  return field !== null && (!field.closest('[data-marker-creator]') || field.hasAttribute(ownUndo));
}

/**
 * Handles Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (on a Mac with Cmd) anywhere on the page, because a step may remove the
 * focused field, and then nothing has the focus.
 *
 * @param restId where the focus goes when a step takes its element away
 */
export function useUndoKeys(onStep: (step: Step) => void, restId: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Chrome sends no key when it fills in a suggestion.
      const key = event.key?.toLowerCase();
      const isUndo = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y');
      if (!isUndo || isElsewhere(event.target)) {
        return;
      }
      event.preventDefault();
      const focused = document.activeElement;
      onStep(key === 'y' || event.shiftKey ? 'redo' : 'undo');
      requestAnimationFrame(() => {
        if (!focused?.isConnected) {
          document.getElementById(restId)?.focus({preventScroll: true});
        }
      });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onStep, restId]);
}
