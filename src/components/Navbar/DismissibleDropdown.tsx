import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {isBrowsersClick} from '@site/src/components/isBrowsersClick';
import styles from './dropdown.module.css';

/** A click on the dropdown's own link only opens the menu where it leads to the page that is read. */
function stayHere(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup]');
  if (link?.pathname === window.location.pathname) {
    event.preventDefault();
  }
}

/** Closes the dropdown of an element as upstream does; the focus, if it is there, goes to the dropdown's button. */
function close(element: HTMLElement): void {
  if (element.contains(document.activeElement)) {
    element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
  // Upstream closes its menu when the focus is outside.
  document.dispatchEvent(new FocusEvent('focusin'));
}

/**
 * Closes the dropdown inside it with Escape, whether the keyboard or the
 * pointer opened it (WCAG 1.4.13), and once an entry is chosen: on a touch screen
 * the pointer stays there. The focus returns to the dropdown's button.
 * Opening it leaves the page where it is.
 */
export default function DismissibleDropdown({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const element = root.current;
    const reset = () => setIsDismissed(false);
    const onKeyDown = ({key, target}: KeyboardEvent) => {
      if (key !== 'Escape') {
        // A key pressed elsewhere scrolls the page, and the pointer may still be here.
        if (element?.contains(target as Node)) {
          reset();
        }
      } else if (element?.querySelector(':hover, :focus')) {
        close(element);
        setIsDismissed(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    element?.addEventListener('pointerenter', reset);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('pointerenter', reset);
    };
  }, []);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isBrowsersClick(event)) {
      return;
    }
    stayHere(event);
    if ((event.target as Element).closest('.dropdown__menu a')) {
      close(event.currentTarget);
      setIsDismissed(true);
    }
  };
  return (
    <div
      ref={root}
      className={styles.dismissible}
      data-dismissed={isDismissed || undefined}
      onClickCapture={onClick}>
      {children}
    </div>
  );
}
