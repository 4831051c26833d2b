/**
 * Wraps @docusaurus/theme-classic `NavbarItem/DropdownNavbarItem/Desktop`.
 * Why: Escape closes the dropdown. Its button says that it shows the current version, not the current page, and not
 * that it opens a menu: in that role, screen readers do not say that the list of links is open or closed.
 * Can go when upstream does so.
 */
import type {ReactNode} from 'react';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import DismissibleDropdown from '@site/src/components/Navbar/DismissibleDropdown';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  return (
    <DismissibleDropdown>
      <OriginalDropdown {...props} aria-current="true" aria-haspopup={undefined} />
    </DismissibleDropdown>
  );
}
