import type {FacetFilters} from './types';

/** Values of an item by attribute, e.g. `docusaurus_tag`. */
export type Facets = Record<string, string>;

function satisfies(facets: Facets, filter: string): boolean {
  const separator = filter.indexOf(':');
  return facets[filter.slice(0, separator)] === filter.slice(separator + 1);
}

const alternatives = (filter: string | readonly string[]): readonly string[] =>
  typeof filter === 'string' ? [filter] : filter;

/** Returns the filters of a request as a list. A single filter may be given without a list. */
export function listOf(filters: FacetFilters): readonly (string | readonly string[])[] {
  return typeof filters === 'string' ? [filters] : filters;
}

/** Returns whether the values pass all filters (AND of ORs). */
export function passesAll(facets: Facets, filters: FacetFilters): boolean {
  return listOf(filters).every((filter) =>
    alternatives(filter).some((one) => satisfies(facets, one)),
  );
}

/** Returns the filters behind negative ones such as `docusaurus_tag:-docs-a-1.0`: what they name comes last. */
export function negated(filters: FacetFilters): string[] {
  return listOf(filters)
    .flatMap(alternatives)
    .filter((one) => one.includes(':-'))
    .map((one) => one.replace(':-', ':'));
}

/** Returns whether the values pass at least one of the filters. */
export function passesAny(facets: Facets, filters: FacetFilters): boolean {
  return listOf(filters)
    .flatMap(alternatives)
    .some((one) => satisfies(facets, one));
}
