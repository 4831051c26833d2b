/**
 * Replaces @docusaurus/theme-classic `prism-include-languages` (eject).
 * Why: the build colours the code (`@portal/content/rehype`); upstream adds languages in the browser.
 * Can go when upstream highlights at build time.
 */
export default function prismIncludeLanguages(): void {}
