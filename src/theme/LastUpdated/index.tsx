/**
 * Replaces @docusaurus/theme-classic `LastUpdated`.
 * Why: a page says when and with which version its steps were tested. Upstream also formats the date in the browser,
 * which takes 30 milliseconds when a page starts.
 * Can go when upstream writes the date at build time; then this can wrap it.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/LastUpdated';
import CheckedLine from '@site/src/components/CheckedLine';
import LastUpdatedLine from '@site/src/components/LastUpdated';

export default function LastUpdated(props: Props): ReactNode {
  return (
    <>
      <CheckedLine />
      <LastUpdatedLine {...props} />
    </>
  );
}
