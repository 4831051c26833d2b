import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Describes the content for screen readers. */
  label: string;
  /** `span` for an area inside a paragraph. */
  as?: 'div' | 'span';
  className?: string;
  children: ReactNode;
}

/** Returns whether the content is wider than its area, and updates it. */
function useIsWide(area: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const {scrollWidth = 0, clientWidth = 0} = entry?.target ?? {};
      setIsWide(scrollWidth > clientWidth);
    });
    if (area.current) {
      observer.observe(area.current);
    }
    return () => observer.disconnect();
  }, [area]);
  return isWide;
}

/** Scrolls content sideways that does not fit. Only then can the keyboard focus it, to scroll with arrow keys. */
export default function ScrollArea({label, as: As = 'div', className, children}: Props): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const stop = useIsWide(area) && {tabIndex: 0, role: 'group', 'aria-label': label};
  return (
    <As ref={area} className={clsx(styles.area, className)} {...stop}>
      {children}
    </As>
  );
}
