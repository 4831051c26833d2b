import type {NavbarItem} from '@docusaurus/theme-common';

/** Item kinds that are not section links and therefore belong to neither half. */
const unpaired = new Set(['search', 'localeDropdown']);

/** Returns the two halves of the navbar: section links on the left, their partners on the right. */
export function navbarHalves<T extends NavbarItem>(items: readonly T[]): {first: T[]; second: T[]} {
  const links = items.filter((item) => !unpaired.has(item.type ?? 'default'));
  return {
    first: links.filter((item) => item.position === 'left'),
    second: links.filter((item) => item.position !== 'left'),
  };
}

/**
 * Returns the section link that decides whether `item` is visible: the i-th link of the first half for the i-th item
 * of the second. Returns null for a first-half link, an unpaired kind and a second-half link without a counterpart,
 * which are always visible. A gap in the second half is an `html` item that shows nothing.
 */
export function partnerOf<T extends NavbarItem>(items: readonly T[], item: T): T | null {
  const {first, second} = navbarHalves(items);
  const index = second.indexOf(item);
  return index === -1 ? null : (first[index] ?? null);
}

/**
 * Returns the configured item that a component's props were spread from, by identity of every value. Returns null for
 * an item that is not in the navbar itself (for example an entry of a dropdown).
 */
export function configuredItem<T extends NavbarItem>(items: readonly T[], props: object): T | null {
  return (
    items.find((item) =>
      Object.entries(item).every(([key, value]) => props[key as keyof typeof props] === value),
    ) ?? null
  );
}
