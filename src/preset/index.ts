import type {Preset} from '@docusaurus/types';
import {manualPlugins} from './docs';
import {parseEnv} from '../config/env';
import {portalPlugins} from './plugins';

/**
 * Adds the docs instances of the manuals and the portal's own plugins. It is a preset because the browser receives
 * all options that are in the configuration itself.
 */
export default function portalPreset(): Preset {
  const env = parseEnv(process.env);
  return {plugins: [...manualPlugins(env.editUrl), ...portalPlugins(env)]};
}
