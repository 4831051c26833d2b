import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './dropdown.module.css';

/**
 * Closes the dropdown inside it with Escape, whether the keyboard or the
 * pointer opened it (WCAG 1.4.13). The focus returns to the dropdown's button.
 */
export default function DismissibleDropdown({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const element = root.current;
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') {
        setIsDismissed(false);
      } else if (element?.querySelector(':hover, :focus')) {
        if (element.contains(document.activeElement)) {
          element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        }
        // Upstream closes its menu when the focus is outside.
        document.dispatchEvent(new FocusEvent('focusin'));
        setIsDismissed(true);
      }
    };
    const onPointerLeave = () => setIsDismissed(false);
    document.addEventListener('keydown', onKeyDown);
    element?.addEventListener('pointerleave', onPointerLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('pointerleave', onPointerLeave);
    };
  }, []);
  return (
    <div ref={root} className={styles.dismissible} data-dismissed={isDismissed || undefined}>
      {children}
    </div>
  );
}
