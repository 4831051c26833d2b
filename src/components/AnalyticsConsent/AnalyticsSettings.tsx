import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {AnalyticsData} from '@site/src/plugins/analytics';

const AnalyticsConsent = lazy(() => import('.'));

/** The choice about analytics, loaded only where the configuration requires consent. */
export default function AnalyticsSettings(): ReactNode {
  const data = usePluginData('portal-analytics') as AnalyticsData | undefined;
  return data?.consentRequired ? (
    <BrowserOnly>
      {() => (
        <Suspense>
          <AnalyticsConsent />
        </Suspense>
      )}
    </BrowserOnly>
  ) : null;
}
