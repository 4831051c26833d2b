import {useEffect, type RefObject} from 'react';
import {makeRestInert} from '@portal/common/browser/isolate';
import {describeResults} from './describeResults';

const focusable = 'a[href], button:not([disabled]):not([hidden]), input';

function keepFocusInside(event: KeyboardEvent, root: HTMLElement): void {
  const elements = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  if (document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
  }
  // Upstream's own focus trap includes elements that are not shown.
  event.stopPropagation();
}

/**
 * Makes the panel a proper dialog, because upstream gives its root the role of a button. The page behind it cannot be
 * reached while it is open.
 */
export function useDialog(root: RefObject<HTMLElement | null>, label: string): void {
  useEffect(() => {
    const container = root.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
      container.removeAttribute(name);
    }
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', label);
    const input = container.querySelector('input');
    const endDescription = input && describeResults(container, input);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') {
        keepFocusInside(event, container);
      }
    };
    container.addEventListener('keydown', handleKey, {capture: true});
    const release = makeRestInert(root.current ?? container);
    return () => {
      endDescription?.();
      container.removeEventListener('keydown', handleKey, {capture: true});
      release();
    };
  }, [root, label]);
}
