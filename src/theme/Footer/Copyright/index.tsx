/**
 * Wraps @docusaurus/theme-classic `Footer/Copyright`.
 * Why: the provider's address and the analytics settings are beside the copyright line.
 * Can go when the footer configuration takes both.
 */
import type {ReactNode} from 'react';
import OriginalCopyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import AnalyticsSettings from '../../../analytics/AnalyticsConsent/AnalyticsSettings';
import ProviderAddress from '@site/src/components/ProviderAddress';

export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <ProviderAddress />
      <OriginalCopyright {...props} />
      <AnalyticsSettings />
    </>
  );
}
