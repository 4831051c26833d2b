import {useEffect, useState, type RefObject} from 'react';
import {makeRestInert} from '@portal/common/browser/isolate';

/**
 * Makes an element fill the window. The rest of the page becomes inert and does not scroll. Escape leaves this mode
 * unless the code editor needs it to release Tab.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): [boolean, (on: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const root = element.current;
    if (!isFull || !root) return undefined;
    const release = makeRestInert(root);
    const {overflow} = document.body.style;
    document.body.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      const isInCode = event.target instanceof Element && event.target.closest('.cm-editor');
      if (event.key === 'Escape' && !isInCode) setFull(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      release();
      document.body.style.overflow = overflow;
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isFull, element]);
  return [isFull, setFull];
}
