import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {usePluginData} from '@docusaurus/useGlobalData';
import {lazyPart} from '@portal/common/components/LoadingState/lazyPart';
import type {AnalyticsData} from '@site/src/analytics/data';

const AnalyticsConsent = lazyPart(() => import('.'), {optional: true});

/** Renders the choice about analytics. It loads only if the configuration requires consent. */
export default function AnalyticsSettings(): ReactNode {
  const data = usePluginData('portal-analytics') as AnalyticsData | undefined;
  return data?.consentRequired ? <BrowserOnly>{() => <AnalyticsConsent />}</BrowserOnly> : null;
}
