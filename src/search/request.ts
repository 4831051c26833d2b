import {manualTable} from '../config/manuals';
import {hitsPerPage} from '../config/search';
import type {SearchRequest} from './client';
import {docsTag} from './docsTag';
import {markTags} from './marks';
import {languageFilter, tagFilter, type SearchScope} from './scope';
import type {SearchAddress} from './searchAddress';

const excerptWords = 30;

/** Names of a manual's versions. */
const namesOf = (manual: string): string[] =>
  manualTable.find(({id}) => id === manual)?.versions?.map(({name}) => name) ?? ['current'];

/** Version of a manual that is searched: the chosen one, else that of the reader's scope. */
export function versionOf(
  manual: string,
  {versions}: SearchAddress,
  {tags}: SearchScope,
): string | undefined {
  return versions[manual] ?? namesOf(manual).find((name) => tags.includes(docsTag(manual, name)));
}

/**
 * The version being read, of a manual that has several, as the choice of an address: the search page
 * itself belongs to no version.
 */
export function versionBeingRead({manual}: SearchScope): SearchAddress['versions'] {
  const hasSeveral = manualTable.some(({id, versions}) => id === manual?.id && versions);
  return manual && hasSeveral ? {[manual.id]: manual.version} : {};
}

function tagsOf(address: SearchAddress, scope: SearchScope): readonly string[] {
  const chosen = (manual: string) =>
    docsTag(manual, versionOf(manual, address, scope) ?? 'current');
  if (address.manual) {
    return [chosen(address.manual)];
  }
  const ofManuals = manualTable.flatMap(({id}) => namesOf(id).map((name) => docsTag(id, name)));
  return [
    ...scope.tags.filter((tag) => !ofManuals.includes(tag)),
    ...manualTable.map(({id}) => chosen(id)),
  ];
}

/** The request that answers the address of the search page: all its pages at once. */
export function requestOf(
  address: SearchAddress,
  scope: SearchScope,
  indexName: string,
): SearchRequest {
  return {
    indexName,
    query: address.query,
    page: 0,
    hitsPerPage: hitsPerPage * address.pages,
    facetFilters: [languageFilter(scope.language), tagsOf(address, scope).map(tagFilter)],
    attributesToSnippet: [`content:${excerptWords}`],
    snippetEllipsisText: '…',
    ...markTags,
  };
}
