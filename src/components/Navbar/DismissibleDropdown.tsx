import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {isBrowsersClick} from '@site/src/browser/isBrowsersClick';
import styles from './dropdown.module.css';

/** Closes the dropdown of an element as upstream does; the focus, if it is there, goes to the dropdown's button. */
function close(element: HTMLElement): void {
  if (element.contains(document.activeElement)) {
    element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
  // Upstream closes its menu when the focus is outside.
  document.dispatchEvent(new FocusEvent('focusin'));
}

/** Opens the dropdown of a button: upstream has a state for it only where a key is pressed. */
function open(button: Element): void {
  button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
}

/**
 * Closes the dropdown inside it with Escape, whether the keyboard or the
 * pointer opened it (WCAG 1.4.13), and once an entry is chosen: on a touch screen
 * the pointer stays there. The focus returns to the dropdown's button.
 * A tap on its button opens and closes it: no finger hovers, and the browser's guess of it does not last.
 * Opening it leaves the page where it is.
 */
export default function DismissibleDropdown({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  // Older browsers do not tell of a click what made it.
  const pointer = useRef('');
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
    const isMouse = pointer.current === 'mouse';
    // The next click may have no pointer: of a screen reader, say.
    pointer.current = '';
    if (isBrowsersClick(event)) {
      return;
    }
    const target = event.target as Element;
    const button = target.closest<HTMLAnchorElement>('a[aria-haspopup]');
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
