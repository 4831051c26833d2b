import {useEffect} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {isolate} from '../isolate';

const menuSelector = '.navbar-sidebar';

/** Makes the page behind the open menu inert, but for the layer that closes it; gives the function that ends this. */
function makePageInert(): (() => void) | undefined {
  const menu = document.querySelector<HTMLElement>(menuSelector);
  return menu
    ? isolate(
        menu,
        (other) => (other.inert = !other.matches(`${menuSelector}__backdrop`)),
        (other) => (other.inert = false),
      )
    : undefined;
}

/** Keeps the focus in the open menu of narrow screens, lets Escape close it, and brings the focus back. */
function useFocusInside(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const opener = document.activeElement as HTMLElement | null;
    const release = makePageInert();
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    document.querySelector<HTMLElement>(`${menuSelector}__close`)?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release?.();
      opener?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}

/** Takes the focus along when «back» brings the main menu: the button itself is gone with its menu. */
function useFocusInPanel(): void {
  const {shown} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  useEffect(() => {
    if (shown && !isSecondary) {
      const panel = document.querySelector(`${menuSelector}__item:not([inert])`);
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
