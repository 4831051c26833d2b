/**
 * Wraps @docusaurus/theme-classic 3.10.2 `NavbarItem`.
 * Why: a partner on the right is shown only while its section link is active.
 * Can go when Docusaurus offers conditional navbar items.
 */
import type {ReactNode} from 'react';
import OriginalNavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import {useItemVisible} from '@site/src/components/Navbar/useItemVisible';

export default function NavbarItem(props: Props): ReactNode {
  return useItemVisible(props) ? <OriginalNavbarItem {...props} /> : null;
}
