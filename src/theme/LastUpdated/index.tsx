/**
 * Replaces @docusaurus/theme-classic 3.10.2 `LastUpdated`.
 * Why: a page says when and with which version its steps were tried out; and upstream's date format, made
 * with every page, keeps the browser busy for 30 milliseconds when a page starts.
 * Can go never; it can wrap upstream's again when that writes the date at build time.
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
