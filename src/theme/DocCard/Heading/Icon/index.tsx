/**
 * Replaces @docusaurus/theme-classic 3.10.2 `DocCard/Heading/Icon` (eject).
 * Why: cards of categories need no emoji. It looks different on every device, and screen readers read it aloud.
 * Can go when the configuration can switch the icon off.
 */
export default function DocCardHeadingIcon(): null {
  return null;
}
