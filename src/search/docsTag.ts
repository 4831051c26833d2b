/**
 * Tag of the pages of a manual's version, as the framework writes it into their heads.
 * @see https://docusaurus.io/docs/search#contextual-search
 */
export const docsTag = (manual: string, version: string): string => `docs-${manual}-${version}`;
