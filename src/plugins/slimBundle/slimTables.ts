interface SiteConfig {
  future?: {experimental_router?: string};
  themeConfig?: object;
}

/** Settings that only the build reads. */
const buildSettings = [
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

/** Whether a message stands in the module that shows it, which is loaded when somebody searches. */
export const isInlined = (id: string): boolean => /^theme\.Search(?:Modal|Page)\./.test(id);

/** The messages without those of the blog, which the portal does not have, and inlined ones. */
export function slimMessages(messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => !id.startsWith('theme.blog.') && !isInlined(id)),
  );
}
