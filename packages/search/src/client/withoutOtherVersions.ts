import {negated} from '../wire/facets';
import type {SearchRequest} from '../wire/types';

/**
 * Returns a request that searches no other versions: the hosted search does not know which of their pages the searched
 * version lacks, and would list the others twice.
 */
export function withoutOtherVersions({
  lastTags: _,
  mainTags: __,
  ...request
}: SearchRequest): SearchRequest {
  const optional = [request.optionalFilters ?? []].flat(2) as string[];
  const last = optional.filter((filter) => filter.includes(':-'));
  const others = new Set(negated(optional));
  const keep = (filter: string) => !others.has(filter);
  const {facetFilters = []} = request;
  return last.length === 0
    ? request
    : {
        ...request,
        facetFilters:
          typeof facetFilters === 'string'
            ? facetFilters
            : facetFilters.map((one) => (typeof one === 'string' ? one : one.filter(keep))),
        optionalFilters: optional.filter((filter) => !last.includes(filter)),
      };
}
