import type {Manual} from '@portal/common/manuals';
import type {RequestFilters} from './client';
import {docsTag, tagFilter} from '../docsTag';

/** The place of the reader that the search depends on. */
export interface SearchScope {
  /**
   * The search theme's contextual filters: the language, and the versions to search (for each manual the active
   * version, otherwise the preferred one, otherwise the last one).
   */
  facetFilters: readonly [language: string, tags: readonly string[]];
  /** All manuals of the site. */
  manuals: readonly Manual[];
  /** The current manual. Null outside the manuals. */
  manual: {id: string; label: string; version: string} | null;
}

/**
 * Returns filters for all manuals with the current one first. With `onlyManual`, the filters allow only the current
 * one.
 */
export function scopeFilters(
  {facetFilters, manual}: SearchScope,
  onlyManual: boolean,
): RequestFilters {
  if (!manual) {
    return {facetFilters};
  }
  const own = tagFilter(docsTag(manual.id, manual.version));
  return onlyManual
    ? {facetFilters: [facetFilters[0], [own]]}
    : {facetFilters, optionalFilters: [own]};
}
