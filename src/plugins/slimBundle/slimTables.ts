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
];

/** The site's configuration without what only the build reads. */
export function slimConfig(siteConfig: object): object {
  return Object.fromEntries(
    Object.entries(siteConfig).filter(([name]) => !buildSettings.includes(name)),
  );
}

/** The messages without those of the blog, which the portal does not have. */
export function slimMessages(messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => !id.startsWith('theme.blog.')),
  );
}
