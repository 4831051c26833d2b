import type {NavbarItem} from '@docusaurus/theme-common';

interface ActiveContext {
  /** Current address with base path. */
  pathname: string;
  /** Adds the base path to an address of the configuration. */
  withBase: (address: string) => string;
  /** Id of the docs plugin that created the current page, if any. */
  docsPluginId: string | undefined;
}

/** Kinds that are bound to a docs instance instead of an address. */
const docsKinds = new Set(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown']);

function isBelow(pathname: string, base: string): boolean {
  const path = `${pathname.toLowerCase().replace(/\/$/, '')}/`;
  return path.startsWith(`${base.toLowerCase().replace(/\/$/, '')}/`);
}

/** Returns whether the reader is in the section that a navbar item leads to. */
export function isItemActive(item: NavbarItem, context: ActiveContext): boolean {
  const {pathname, withBase, docsPluginId} = context;
  if (docsKinds.has(item.type ?? 'default')) {
    return docsPluginId === ((item.docsPluginId as string | undefined) ?? 'default');
  }
  if (typeof item.activeBaseRegex === 'string') {
    return new RegExp(item.activeBaseRegex, 'i').test(pathname);
  }
  if (Array.isArray(item.items)) {
    return (item.items as NavbarItem[]).some((child) => isItemActive(child, context));
  }
  const base = item.activeBasePath ?? item.to;
  return typeof base === 'string' && isBelow(pathname, withBase(base));
}
