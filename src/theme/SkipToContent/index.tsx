/**
 * Replaces @docusaurus/theme-classic `SkipToContent`.
 * Why: upstream gives the focus to the content, and after a change of pages to the top, for a moment only. Screen
 * readers then lose their place. Where the focus goes after a change of pages is in `announceRoute`.
 * Can go when upstream keeps `tabindex` until the focus moves on, and names the page's heading.
 */
import type {ReactNode} from 'react';
import SkipLink from '@site/src/components/SkipLink';

export default function SkipToContent(): ReactNode {
  return <SkipLink />;
}
