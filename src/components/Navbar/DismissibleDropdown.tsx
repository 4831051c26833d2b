import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {isBrowsersClick} from '@portal/common/browser/isBrowsersClick';
import styles from './dropdown.module.css';

/** Closes the dropdown of an element as upstream does. If the focus is inside, it moves to the dropdown's button. */
function close(element: HTMLElement): void {
  if (element.contains(document.activeElement)) {
    element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
  // Upstream closes its menu when the focus is outside of it.
  document.dispatchEvent(new FocusEvent('focusin'));
}

/** Opens the dropdown of a button. Upstream changes its state only for a pressed key. */
function open(button: Element): void {
  button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
}

/**
 * Closes the dropdown inside it on Escape, whether the keyboard or the pointer opened it (WCAG 1.4.13), and when an
 * entry is chosen, because on a touch screen the pointer stays there. The focus returns to the dropdown's button. A
 * tap on the button opens and closes the dropdown: fingers cannot hover, and the browser's emulated hover does not
 * last. Opening it does not navigate.
 */
export default function DismissibleDropdown({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  // Older browsers do not report the pointer type of a click.
  const pointer = useRef('');
  useEffect(() => {
    const element = root.current;
    const reset = () => setIsDismissed(false);
    const onKeyDown = ({key, target}: KeyboardEvent) => {
      if (key !== 'Escape') {
        // A key that is pressed elsewhere scrolls the page while the pointer may still be here.
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
    const isMouse = pointer.current === 'mouse';
    // The next click may have no pointer, for example from a screen reader.
    pointer.current = '';
    if (isBrowsersClick(event)) {
      return;
    }
    const target = event.target as Element;
    const button = target.closest<HTMLAnchorElement>('a[aria-expanded]');
    if (button && (!isMouse || button.pathname === window.location.pathname)) {
      event.preventDefault();
    }
    if (target.closest('.dropdown__menu a, [aria-expanded=true]')) {
      close(event.currentTarget);
      setIsDismissed(true);
    } else if (button && !isMouse) {
      open(button);
    }
  };
  return (
    <div
      ref={root}
      className={styles.dismissible}
      data-dismissed={isDismissed || undefined}
      onPointerDownCapture={({pointerType}: PointerEvent) => (pointer.current = pointerType)}
      onClickCapture={onClick}>
      {children}
    </div>
  );
}
