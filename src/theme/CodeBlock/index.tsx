/**
 * Replaces @docusaurus/theme-classic `CodeBlock` (eject).
 * Why: the build colours the code; upstream loads a highlighter (34 kB) with every page.
 * Can go when upstream highlights at build time.
 */
export {default} from '@site/src/components/CodeBlock';
