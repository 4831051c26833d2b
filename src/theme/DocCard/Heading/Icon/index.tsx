/**
 * Replaces @docusaurus/theme-classic 3.10.2 `DocCard/Heading/Icon` (eject).
 * Why: cards of categories need no emoji; it differs on every device and is read aloud.
 * Can go when the icon can be switched off by configuration.
 */
export default function DocCardHeadingIcon(): null {
  return null;
}
