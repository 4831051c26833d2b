/**
 * Wraps @docusaurus/theme-classic 3.10.2 `NotFound/Content`.
 * Why: an unknown address offers the nearest pages, the search and the manuals.
 * Can go never; it is the portal's own feature.
 */
import type {ReactNode} from 'react';
import OriginalContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import NotFoundHelp from '@site/src/components/NotFoundHelp';

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      <OriginalContent {...props} />
      <NotFoundHelp />
    </>
  );
}
