/**
 * Replaces @docusaurus/theme-classic 3.10.2 `prism-include-languages` (eject).
 * Why: the build colours the code (src/rehype); upstream adds languages in the browser.
 * Can go when upstream highlights at build time.
 */
export default function prismIncludeLanguages(): void {}
