/**
 * Wraps @docusaurus/theme-classic `TOC`.
 * Why: screen readers find the table of contents as a navigation with a name.
 * Can go when upstream makes it a landmark.
 */
import type {ReactNode} from 'react';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import TableOfContents from '@site/src/components/TableOfContents';

export default function TOC(props: Props): ReactNode {
  return (
    <TableOfContents>
      <OriginalTOC {...props} />
    </TableOfContents>
  );
}
