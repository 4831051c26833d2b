import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Env} from '../../config/env';

/** Loads the feedback widget of `FEEDBACK_WIDGET_URL` on every page. Returns null without it. */
export default function feedbackWidgetPlugin(env: Env): () => Plugin | null {
  return () =>
    env.feedbackWidgetUrl === null
      ? null
      : {
          name: 'portal-feedback-widget',
          getClientModules: () => [path.resolve('src/plugins/feedbackWidget/loader.ts')],
          async contentLoaded({actions}) {
            actions.setGlobalData({url: env.feedbackWidgetUrl});
          },
        };
}
