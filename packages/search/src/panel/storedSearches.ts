import type {DocSearchHit} from '@docsearch/react';
import {levels} from '../records/record';

/** The lists that the panel stores in the browser, by the names that DocSearch 3 uses. */
const kinds = ['RECENT', 'FAVORITE'] as const;

/** Returns whether a stored text is a list of hits. */
export function isHitList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return (
      Array.isArray(list) &&
      list.every(
        (hit) =>
          typeof hit?.objectID === 'string' &&
          typeof hit.hierarchy === 'object' &&
          hit.hierarchy !== null,
      )
    );
  } catch {
    return false;
  }
}

/** Deletes stored values that DocSearch does not understand before it reads them, because it fails on them. */
export function mendStoredSearches(indexName: string): void {
  for (const kind of kinds) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const text = localStorage.getItem(key);
      if (text !== null && !isHitList(text)) {
        localStorage.removeItem(key);
      }
    } catch {
      // Storage is blocked. DocSearch handles that case itself.
    }
  }
}

/** A hit that DocSearch stores after a visit. It was found in its text or by its heading. */
export type KeepableHit<T> = T & {isFoundInText?: true};

/**
 * Makes a hit storable, because DocSearch stores headings only. A hit that is shown by its text gets the type of its
 * own heading, which is listed then, and records that it was found by its text.
 */
export function asKeepable(hit: DocSearchHit): KeepableHit<DocSearchHit> {
  const own = levels.findLast((level) => level !== 'lvl0' && hit.hierarchy[level] !== null);
  return hit.type === 'content' && own ? {...hit, type: own, isFoundInText: true} : hit;
}
