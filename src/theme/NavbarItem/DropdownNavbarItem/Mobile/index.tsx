/**
 * Wraps @docusaurus/theme-classic `NavbarItem/DropdownNavbarItem/Mobile`.
 * Why: the versions start unfolded when one of them is active (specification, section 2.2). Upstream compares their
 * addresses, with base path, query and hash, with the bare path.
 * Can go when upstream uses `isActive` of its items.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

export default function DropdownNavbarItemMobile({items, ...props}: Props): ReactNode {
  const location = useLocation();
  const marked = items.map((item) =>
    // The pattern matches every address.
    'isActive' in item && item.isActive?.(null, location) ? {...item, activeBaseRegex: '.'} : item,
  );
  return <OriginalDropdown {...props} items={marked} />;
}
