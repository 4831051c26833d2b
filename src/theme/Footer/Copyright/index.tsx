/**
 * Wraps @docusaurus/theme-classic 3.10.2 `Footer/Copyright`.
 * Why: the provider's address stands above the copyright line.
 * Can go when the footer configuration takes an address.
 */
import type {ReactNode} from 'react';
import OriginalCopyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import ProviderAddress from '@site/src/components/ProviderAddress';

export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <ProviderAddress />
      <OriginalCopyright {...props} />
    </>
  );
}
