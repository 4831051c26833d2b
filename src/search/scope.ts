import type {RequestFilters} from './client';
import {docsTag} from './docsTag';

/** Where the reader is, as far as the search is concerned. */
export interface SearchScope {
  language: string;
  /** Tags of the versions to search: of each manual the active, else the preferred, else the last one. */
  tags: readonly string[];
  /** The manual being read; null outside the manuals. */
  manual: {id: string; label: string; version: string} | null;
}

/** The facet filter for a language. */
export const languageFilter = (language: string): string => `language:${language}`;

/** The facet filter for a version of a manual. */
export const tagFilter = (tag: string): string => `docusaurus_tag:${tag}`;

/** Searches all manuals, the one being read first; with `onlyManual` that one alone. */
export function scopeFilters(
  {language, tags, manual}: SearchScope,
  onlyManual: boolean,
): RequestFilters {
  const inLanguage = languageFilter(language);
  if (!manual) {
    return {facetFilters: [inLanguage, tags.map(tagFilter)]};
  }
  const own = tagFilter(docsTag(manual.id, manual.version));
  return onlyManual
    ? {facetFilters: [inLanguage, [own]]}
    : {facetFilters: [inLanguage, tags.map(tagFilter)], optionalFilters: [own]};
}
