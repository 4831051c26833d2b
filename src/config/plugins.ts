import type {PluginConfig} from '@docusaurus/types';
import addressesPlugin from '../plugins/addresses';
import analyticsPlugin from '../plugins/analytics';
import compileHintsPlugin from '../plugins/compileHints';
import configChecksPlugin from '../plugins/configChecks';
import deliveryPlugin from '../plugins/delivery';
import discoveryPlugin from '../plugins/discovery';
import fastBuildPlugin from '../plugins/fastBuild';
import feedbackWidgetPlugin from '../plugins/feedbackWidget';
import searchPlugin from '../plugins/search';
import slimBundlePlugin from '../plugins/slimBundle';
import splitRoutesPlugin from '../plugins/splitRoutes';
import yieldAtStartPlugin from '../plugins/yieldAtStart';
import type {Env} from './env';

/** The project's own plugins, besides the docs instances of the manuals. */
export function portalPlugins(env: Env): PluginConfig[] {
  return [
    addressesPlugin,
    analyticsPlugin(env),
    compileHintsPlugin,
    configChecksPlugin,
    discoveryPlugin,
    deliveryPlugin(env),
    fastBuildPlugin,
    feedbackWidgetPlugin(env),
    searchPlugin(env),
    slimBundlePlugin,
    splitRoutesPlugin,
    yieldAtStartPlugin,
  ];
}
