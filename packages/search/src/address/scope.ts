import type {Manual} from '@portal/common/manuals';
import type {RequestFilters} from '../wire/types';
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
  /** Outside the manuals, the manual that the reader has chosen before. */
  product?: string | null;
}

/** Returns the tags of the versions that are not searched, of manuals of which another version is. */
function otherVersionTags({manuals}: SearchScope, tags: readonly string[]): string[] {
  return manuals.flatMap(({id, versions = []}) => {
    const all = versions.map(({name}) => docsTag(id, name));
    const others = all.filter((tag) => !tags.includes(tagFilter(tag)));
    return others.length < all.length ? others : [];
  });
}

/**
 * Returns the filters with the other versions of the manuals that they search. The engine takes from these only pages
 * that the searched version does not have, and ranks them below its own.
 */
export function withOtherVersions(
  {facetFilters: [language, tags], optionalFilters = []}: ScopeFilters,
  scope: SearchScope,
): RequestFilters {
  const others = otherVersionTags(scope, tags);
  const optional = [...optionalFilters, ...others.map((tag) => tagFilter(`-${tag}`))];
  const courses = courseTags(scope);
  const mainTags = scope.manuals
    .filter(({audience}) => audience === 'kunden')
    .flatMap(({id, versions = [{name: 'current'}]}) => versions.map(({name}) => docsTag(id, name)));
  return {
    facetFilters: [language, [...tags, ...others.map(tagFilter)]],
    ...(optional.length > 0 && {optionalFilters: optional}),
    ...(courses.length > 0 && {lastTags: courses}),
    ...(mainTags.length > 0 && {mainTags}),
  };
}

/** Returns the tags of courses, which answer in their own manual. */
const courseTags = ({manuals, manual}: SearchScope): string[] =>
  manuals
    .filter(({id, audience}) => audience === 'lernende' && id !== manual?.id)
    .map(({id}) => docsTag(id, 'current'));

interface ScopeFilters {
  facetFilters: SearchScope['facetFilters'];
  optionalFilters?: readonly string[];
}

/** Returns the filters that prefer the version in scope of the reader's product. */
export function productFilters({facetFilters: [, tags], product}: SearchScope): string[] {
  return product ? tags.filter((tag) => tag.startsWith(tagFilter(docsTag(product, '')))) : [];
}

/**
 * Returns filters for all manuals with the current one first. With `onlyManual`, the filters allow only the current
 * one.
 */
export function scopeFilters(scope: SearchScope, onlyManual: boolean): RequestFilters {
  const {facetFilters, manual} = scope;
  if (!manual) {
    return withOtherVersions({facetFilters, optionalFilters: productFilters(scope)}, scope);
  }
  const own = tagFilter(docsTag(manual.id, manual.version));
  return withOtherVersions(
    onlyManual ? {facetFilters: [facetFilters[0], [own]]} : {facetFilters, optionalFilters: [own]},
    scope,
  );
}
