import {lookedUpIds} from './inlineTexts.mjs';

interface SiteConfig {
  future?: {experimental_router?: string};
  themeConfig?: object;
}

/** Settings that only the build reads, or nobody here. */
const buildSettings = [
  'tagline',
  'storage',
  'baseUrlIssueBanner',
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/** Settings of the theme for what the portal has not: a blog, and highlighting in the browser. */
const unusedThemeSettings = ['blog', 'prism'];

const without = (settings: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));

/** The site's configuration without what only the build or nobody reads. */
export function slimConfig({future, themeConfig, ...siteConfig}: SiteConfig): object {
  const {experimental_router: router} = future ?? {};
  return {
    ...without(siteConfig, buildSettings),
    future: {experimental_router: router},
    themeConfig: without(themeConfig ?? {}, unusedThemeSettings),
  };
}

/**
 * The messages that a module of `sources` asks the table for; the others stand in the modules that
 * show them.
 */
export function slimMessages(
  messages: Record<string, string>,
  sources: readonly string[],
): Record<string, string> {
  const ids = new Set(sources.flatMap(lookedUpIds));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id)));
}
