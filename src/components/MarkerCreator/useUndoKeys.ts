import {useEffect} from 'react';
import {ownUndo} from './ownUndo';

/** A step through the history. */
export type Step = 'undo' | 'redo';

const fields = 'input, textarea, [contenteditable]';

/** Whether the keys belong to a field whose text is no part of the project, like that of the site's search. */
function isElsewhere(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(fields) : null;
  return field !== null && (!field.closest('[data-marker-creator]') || field.hasAttribute(ownUndo));
}

/**
 * Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (on a Mac with Cmd) anywhere on the page: a step takes away the very field that is
 * focused, and then the focus is nowhere.
 *
 * @param restId where the focus goes when a step takes its element away
 */
export function useUndoKeys(onStep: (step: Step) => void, restId: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Chrome sends none when it fills in a suggestion.
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
