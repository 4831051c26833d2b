import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Env} from '../config/env';

/**
 * Counts page views with Google Analytics in a production build; null without `GTAG_ID`. Of
 * `@docusaurus/plugin-google-gtag` it takes the page views only (`pageViews.ts`): its tags in the
 * page would load the script without asking, while `loader.ts` respects consent and privacy signals.
 */
export default function analyticsPlugin({gtagId, analyticsConsent}: Env): () => Plugin | null {
  return () =>
    gtagId === null || process.env.NODE_ENV !== 'production'
      ? null
      : {
          name: 'portal-analytics',
          getClientModules: () => [
            path.resolve('src/analytics/loader.ts'),
            path.resolve('src/analytics/pageViews.ts'),
          ],
          async contentLoaded({actions}) {
            actions.setGlobalData({gtagId, consentRequired: analyticsConsent});
          },
        };
}
