import type {NavbarItem} from '@docusaurus/theme-common';

/** Item kinds that are no section links and therefore belong to neither half. */
const unpaired = new Set(['search', 'localeDropdown']);

/** The two halves of the navbar: section links left, their partners right. */
export function navbarHalves<T extends NavbarItem>(items: readonly T[]): {first: T[]; second: T[]} {
  const links = items.filter((item) => !unpaired.has(item.type ?? 'default'));
  return {
    first: links.filter((item) => item.position === 'left'),
    second: links.filter((item) => item.position !== 'left'),
  };
}

/**
 * The section link that decides whether `item` is visible: the i-th link of
 * the first half for the i-th of the second. Null for a first-half link, for
 * an unpaired kind and for a second-half link without a counterpart: these
 * are always visible. A gap in the second half is an `html` item that shows nothing.
 */
export function partnerOf<T extends NavbarItem>(items: readonly T[], item: T): T | null {
  const {first, second} = navbarHalves(items);
  const index = second.indexOf(item);
  return index === -1 ? null : (first[index] ?? null);
}

/**
 * Finds the configured item from which a component's props were spread, by
 * identity of every value. Null for an item that is not on the navbar itself
 * (for example an entry of a dropdown).
 */
export function configuredItem<T extends NavbarItem>(items: readonly T[], props: object): T | null {
  return (
    items.find((item) =>
      Object.entries(item).every(([key, value]) => props[key as keyof typeof props] === value),
    ) ?? null
  );
}
