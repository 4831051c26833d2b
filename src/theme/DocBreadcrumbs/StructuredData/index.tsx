/**
 * Replaces @docusaurus/theme-classic `DocBreadcrumbs/StructuredData`, by nothing.
 * Why: the build writes the breadcrumbs for search engines as the page shows them, with the manual
 * (src/plugins/discovery). Readers need no code for that.
 * Can go when upstream's breadcrumbs begin with the docs instance.
 */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
