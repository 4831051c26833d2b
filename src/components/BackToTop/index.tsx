import type {MouseEvent, ReactNode} from 'react';
import {focusPlace} from '@portal/common/browser/focusPlace';

/** Wraps the button that leads to the top. The focus moves along, and readers who want no motion get there at once. */
export default function BackToTop({children}: {children: ReactNode}): ReactNode {
  const onClick = (event: MouseEvent) => {
    // The button disappears at the top.
    focusPlace();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      event.stopPropagation();
      window.scrollTo(0, 0);
    }
  };
  return <div onClickCapture={onClick}>{children}</div>;
}
