import path from 'node:path';
import gtagPlugin from '@docusaurus/plugin-google-gtag';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Env} from '../../config/env';

/**
 * `@docusaurus/plugin-google-gtag` without its tags in the page: the script
 * is loaded by `loader.ts`, which respects consent and privacy signals and
 * needs no inline script. Null without `GTAG_ID`.
 */
export default function analyticsPlugin(env: Env): (context: LoadContext) => Plugin | null {
  return (context) => {
    const {gtagId, analyticsConsent} = env;
    const upstream =
      gtagId === null ? null : gtagPlugin(context, {trackingID: [gtagId], anonymizeIP: true});
    return (
      upstream && {
        name: 'portal-analytics',
        getClientModules: () => [
          path.resolve('src/plugins/analytics/loader.ts'),
          path.resolve('src/plugins/analytics/pageViews.ts'),
        ],
        async contentLoaded({actions}) {
          actions.setGlobalData({gtagId, consentRequired: analyticsConsent});
        },
      }
    );
  };
}

/** What the plugin tells the browser. */
export interface AnalyticsData {
  gtagId: string;
  consentRequired: boolean;
}
