/**
 * Replaces @docusaurus/theme-classic `Heading`.
 * Why: the link to a heading is named after its text, and must not say the soft hyphens in it.
 * Can go together with `DocItem/Content`.
 */
import AnchoredHeading from '@site/src/components/AnchoredHeading';

export default AnchoredHeading;
