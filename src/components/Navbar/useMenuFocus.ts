import {useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {showActiveEntry} from '@site/src/clientModules/showActiveEntry';
import {makeRestInert} from '@portal/common/browser/isolate';

const menuSelector = '.navbar-sidebar';

/** Selects the visible one of the menu's two lists. */
const panelSelector = `${menuSelector}__item:not([inert])`;

/** Keeps the focus in the open menu of narrow screens, closes it on Escape, and returns the focus. */
function useFocusInside(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const menu = document.querySelector<HTMLElement>(menuSelector)!;
    const release = makeRestInert(menu);
    // These attributes are the same for every modal part: screen readers read its name, and the shortcuts of the page
    // behind it are off.
    const dialog = {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': translate({id: 'theme.NavBar.navAriaLabel'}),
    };
    Object.entries(dialog).forEach(([name, value]) => menu.setAttribute(name, value));
    // The backdrop between menu and page closes the menu.
    document.querySelector<HTMLElement>(`${menuSelector}__backdrop`)!.inert = false;
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    menu.querySelector<HTMLElement>(`${menuSelector}__close`)?.focus();
    showActiveEntry(panelSelector);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      Object.keys(dialog).forEach((name) => menu.removeAttribute(name));
      release();
      // Not the element that had the focus before: Safari does not focus a button on click.
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}

/** Moves the focus when the button «back» shows the main menu, because the button disappears with its menu. */
function useFocusInPanel(): void {
  const {shown} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  useEffect(() => {
    if (shown && !isSecondary) {
      const panel = document.querySelector(panelSelector);
      panel?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
    }
    // When the menu opens, the focus stays on its first button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSecondary]);
}

/** Makes the menu of narrow screens usable with the keyboard. */
export function useMenuFocus(): void {
  useFocusInside();
  useFocusInPanel();
}
