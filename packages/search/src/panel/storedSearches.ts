import type {StoredDocSearchHit} from '@docsearch/react';

/** The lists that the panel stores in the browser, by the names that DocSearch 3 uses. */
const kinds = ['RECENT', 'FAVORITE'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns HTML without its elements. DocSearch inserts the texts of stored hits as HTML. */
const textOf = (html: unknown): string | null =>
  typeof html === 'string' ? html.replace(/<[^>]*>/g, '').replaceAll('<', '&lt;') : null;

/** Returns whether an address leads to a page of the site. */
const isOwn = (url: unknown): boolean =>
  typeof url === 'string' &&
  URL.canParse(url, window.location.href) &&
  new URL(url, window.location.href).origin === window.location.origin;

/** Returns a stored hit with text only, or nothing if it is none or leads to another site. */
function safeEntry(hit: unknown): StoredDocSearchHit[] {
  if (!isObject(hit) || typeof hit.objectID !== 'string' || !isObject(hit.hierarchy)) {
    return [];
  }
  const texts = Object.entries(hit.hierarchy).map(([level, text]) => [level, textOf(text)]);
  const safe = {...hit, hierarchy: Object.fromEntries(texts), content: textOf(hit.content)};
  return isOwn(hit.url) ? [safe as unknown as StoredDocSearchHit] : [];
}

/** Returns a stored list with only what the panel may show. */
export function safeList(text: string): StoredDocSearchHit[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(safeEntry) : [];
  } catch {
    return [];
  }
}

/**
 * Cleans the stored lists before DocSearch reads them: it fails on values that it does not understand, inserts texts as
 * HTML and follows any address.
 */
export function mendStoredSearches(indexName: string): void {
  for (const kind of kinds) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const text = localStorage.getItem(key);
      if (text !== null) {
        localStorage.setItem(key, JSON.stringify(safeList(text)));
      }
    } catch {
      // Storage is blocked. DocSearch handles that case itself.
    }
  }
}
