/**
 * Returns the tag of the pages of a manual's version, as the docs plugin writes it into their heads.
 * @see https://docusaurus.io/docs/search#contextual-search
 */
export const docsTag = (manual: string, version: string): string => `docs-${manual}-${version}`;

/** Returns the facet filter for a tag, in the form of the search theme's contextual filters. */
export const tagFilter = (tag: string): string => `docusaurus_tag:${tag}`;
