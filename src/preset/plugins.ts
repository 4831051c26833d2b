import type {PluginConfig} from '@docusaurus/types';
import afterBuildPlugin from '../plugins/afterBuild';
import analyticsPlugin from '../analytics/plugin';
import configChecksPlugin from '../plugins/configChecks';
import deliveryPlugin from '../plugins/delivery';
import feedbackWidgetPlugin from '../plugins/feedbackWidget';
import filesBesidePagesPlugin from '../plugins/filesBesidePages';
import licencesPlugin from '../plugins/licences';
import paperPlugin from '../paper/plugin';
import searchPlugin from '@portal/search/plugin';
import sectionsPlugin from '../plugins/sections';
import type {Env} from '../config/env';

/** The project's own plugins, besides the docs instances of the manuals. */
export function portalPlugins(env: Env): PluginConfig[] {
  return [
    afterBuildPlugin(env),
    analyticsPlugin(env),
    configChecksPlugin,
    deliveryPlugin,
    feedbackWidgetPlugin(env),
    filesBesidePagesPlugin,
    licencesPlugin,
    paperPlugin,
    sectionsPlugin,
    (context) => searchPlugin(context, {hosted: env.algolia}),
  ];
}
