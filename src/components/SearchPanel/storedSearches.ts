import type {DocSearchHit} from '@docsearch/react';
import {levels} from '@site/src/search/record';

/** What the panel keeps in the browser, by the names that DocSearch 3 gives to it. */
const kinds = ['RECENT', 'FAVORITE'] as const;

/** Whether a stored text is a list of hits. */
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

/** DocSearch fails at whatever it does not understand: that is forgotten before it looks. */
export function mendStoredSearches(indexName: string): void {
  for (const kind of kinds) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const text = localStorage.getItem(key);
      if (text !== null && !isHitList(text)) {
        localStorage.removeItem(key);
      }
    } catch {
      // Storage is blocked: DocSearch knows that case itself.
    }
  }
}

/** A hit that DocSearch keeps once it was visited: found in its text, or by its heading. */
export type KeepableHit<T> = T & {isFoundInText?: true};

/**
 * DocSearch keeps headings only. A hit that is shown by its text takes the type of its own heading,
 * which is what is listed then, and tells that it was found by the text.
 */
export function asKeepable(hit: DocSearchHit): KeepableHit<DocSearchHit> {
  const own = levels.findLast((level) => level !== 'lvl0' && hit.hierarchy[level] !== null);
  return hit.type === 'content' && own ? {...hit, type: own, isFoundInText: true} : hit;
}
