import {useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {showActiveEntry} from '@site/src/clientModules/showActiveEntry';
import {makeRestInert} from '@site/src/browser/isolate';

const menuSelector = '.navbar-sidebar';

/** The one of the menu's two lists that is in view. */
const panelSelector = `${menuSelector}__item:not([inert])`;

/** Keeps the focus in the open menu of narrow screens, lets Escape close it, and brings the focus back. */
function useFocusInside(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const menu = document.querySelector<HTMLElement>(menuSelector)!;
    const release = makeRestInert(menu);
    // As every modal part: screen readers say its name, and the shortcuts of what lies behind it rest.
    const dialog = {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': translate({id: 'theme.NavBar.navAriaLabel'}),
    };
    Object.entries(dialog).forEach(([name, value]) => menu.setAttribute(name, value));
    // The layer between menu and page closes the menu.
    document.querySelector<HTMLElement>(`${menuSelector}__backdrop`)!.inert = false;
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    menu.querySelector<HTMLElement>(`${menuSelector}__close`)?.focus();
    showActiveEntry(panelSelector);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      Object.keys(dialog).forEach((name) => menu.removeAttribute(name));
      release();
      // Not what had the focus before: Safari gives it to no button that is clicked.
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}

/** Takes the focus along when «back» brings the main menu: the button itself is gone with its menu. */
function useFocusInPanel(): void {
  const {shown} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  useEffect(() => {
    if (shown && !isSecondary) {
      const panel = document.querySelector(panelSelector);
      panel?.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
    }
    // Opening the menu leaves the focus on its first button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSecondary]);
}

/** Makes the menu of narrow screens usable with the keyboard. */
export function useMenuFocus(): void {
  useFocusInside();
  useFocusInPanel();
}
