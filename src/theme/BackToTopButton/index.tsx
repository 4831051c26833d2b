/**
 * Wraps @docusaurus/theme-classic `BackToTopButton`.
 * Why: upstream always scrolls with an animation, and loses the focus when its button disappears.
 * Can go when upstream respects reduced motion and moves the focus.
 */
import type {ReactNode} from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';
import BackToTop from '@site/src/components/BackToTop';

export default function BackToTopButton(): ReactNode {
  return (
    <BackToTop>
      <OriginalBackToTopButton />
    </BackToTop>
  );
}
