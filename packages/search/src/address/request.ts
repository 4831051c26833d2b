import type {Manual} from '@portal/common/manuals';
import {hitsPerPage} from '../constants';
import type {SearchRequest} from '../wire/types';
import {docsTag, tagFilter} from '../docsTag';
import {markTags} from '../wire/marks';
import {productFilters, withOtherVersions, type SearchScope} from './scope';
import type {SearchAddress} from './searchAddress';

const excerptWords = 20;

/** Returns the names of a manual's versions. */
export const namesOf = (manuals: readonly Manual[], manual: string): string[] =>
  manuals.find(({id}) => id === manual)?.versions?.map(({name}) => name) ?? ['current'];

const filterOf = (manual: string, version: string) => tagFilter(docsTag(manual, version));

/** Returns the version of a manual that is searched: the chosen one, otherwise that of the reader's scope. */
export function versionOf(
  manual: string,
  {versions}: SearchAddress,
  {manuals, facetFilters: [, tags]}: SearchScope,
): string | undefined {
  return (
    versions[manual] ??
    namesOf(manuals, manual).find((name) => tags.includes(filterOf(manual, name)))
  );
}

/**
 * Returns the current version of a manual with several versions, as the choice in an address. The search page itself
 * belongs to no version.
 */
export function versionBeingRead({manual, manuals}: SearchScope): SearchAddress['versions'] {
  const hasSeveral = manuals.some(({id, versions}) => id === manual?.id && versions);
  return manual && hasSeveral ? {[manual.id]: manual.version} : {};
}

function tagFiltersOf(address: SearchAddress, scope: SearchScope): readonly string[] {
  const chosen = (manual: string) =>
    filterOf(manual, versionOf(manual, address, scope) ?? 'current');
  if (address.manual) {
    return [chosen(address.manual)];
  }
  const ofManuals = scope.manuals.flatMap(({id}) =>
    namesOf(scope.manuals, id).map((name) => filterOf(id, name)),
  );
  return [
    ...scope.facetFilters[1].filter((tag) => !ofManuals.includes(tag)),
    ...scope.manuals.map(({id}) => chosen(id)),
  ];
}

/** Returns the request for the results of the search page. It asks for all its result pages at once. */
function requestOf(address: SearchAddress, scope: SearchScope, indexName: string): SearchRequest {
  const facetFilters = [scope.facetFilters[0], tagFiltersOf(address, scope)] as const;
  return {
    indexName,
    query: address.query,
    page: 0,
    hitsPerPage: hitsPerPage * address.pages,
    ...withOtherVersions(
      {
        facetFilters,
        optionalFilters: address.manual ? [] : productFilters({...scope, facetFilters}),
      },
      scope,
    ),
    attributesToSnippet: [`content:${excerptWords}`],
    snippetEllipsisText: '…',
    ...markTags,
  };
}

/**
 * Returns the requests for an address of the search page. The first is for its results, the last for the number of
 * results in each manual: with a chosen manual, these are of all manuals without their hits.
 */
export function requestsOf(
  address: SearchAddress,
  scope: SearchScope,
  indexName: string,
): SearchRequest[] {
  const counted = {
    ...requestOf({...address, manual: null}, scope, indexName),
    facets: ['docusaurus_tag'] as const,
  };
  return address.manual
    ? [requestOf(address, scope, indexName), {...counted, hitsPerPage: 0}]
    : [counted];
}
