/**
 * Wraps @docusaurus/theme-classic `NavbarItem`.
 * Why: a partner on the right is only shown while its section link is active.
 * Can go when Docusaurus offers conditional navbar items.
 */
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import OriginalNavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import WhileActive from '@site/src/components/Navbar/WhileActive';
import {configuredItem, partnerOf} from '@site/src/components/Navbar/pairing';

export default function NavbarItem(props: Props): ReactNode {
  const {items} = useThemeConfig().navbar;
  const configured = configuredItem(items, props);
  const link = configured && partnerOf(items, configured);
  const item = <OriginalNavbarItem {...props} />;
  // Only partners look for the active docs instance, because that is slow.
  return link ? <WhileActive link={link}>{item}</WhileActive> : item;
}
