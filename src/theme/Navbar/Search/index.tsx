/**
 * Wraps @docusaurus/theme-classic `Navbar/Search`.
 * Why: the bar's items lead to five manuals (specification, section 2.2). A button before the search leads to all.
 * Can go when upstream has a place in the bar for what is no item.
 */
import type {ComponentProps, ReactNode} from 'react';
import OriginalSearch from '@theme-original/Navbar/Search';
import AllManuals from '@site/src/components/AllManuals';

export default function NavbarSearch(props: ComponentProps<typeof OriginalSearch>): ReactNode {
  return (
    <>
      <AllManuals />
      <OriginalSearch {...props} />
    </>
  );
}
