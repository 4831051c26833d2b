/**
 * Wraps @docusaurus/theme-classic 3.10.2 `LastUpdated`.
 * Why: a page says when and with which version its steps were tried out.
 * Can go never; it is the portal's own feature.
 */
import type {ReactNode} from 'react';
import OriginalLastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import CheckedLine from '@site/src/components/CheckedLine';

export default function LastUpdated(props: Props): ReactNode {
  return (
    <>
      <CheckedLine />
      <OriginalLastUpdated {...props} />
    </>
  );
}
