import {hitsPerPage} from '@site/src/config/search';
import {manualTable} from '@site/src/config/manuals';
import type {SearchRequest} from '@site/src/search/client';
import {markTags} from '@site/src/search/marks';
import type {SearchScope} from '@site/src/search/scope';
import type {SearchAddress} from './address';

const excerptWords = 30;

const tagPrefix = (manual: string): string => `docs-${manual}-`;

/** Version of a manual that is searched: the chosen one, else that of the reader's scope. */
export function versionOf(
  manual: string,
  {versions}: SearchAddress,
  {tags}: SearchScope,
): string | undefined {
  const tag = tags.find((one) => one.startsWith(tagPrefix(manual)));
  return versions[manual] ?? tag?.slice(tagPrefix(manual).length);
}

/**
 * The version being read, of a manual that has several, as the choice of an address: the search page
 * itself belongs to no version.
 */
export function versionBeingRead({manual}: SearchScope): SearchAddress['versions'] {
  const hasSeveral = manualTable.some(({id, versions}) => id === manual?.id && versions);
  return manual && hasSeveral ? {[manual.id]: manual.tag.slice(tagPrefix(manual.id).length)} : {};
}

function tagsOf(address: SearchAddress, scope: SearchScope): readonly string[] {
  const chosen = (manual: string) => tagPrefix(manual) + versionOf(manual, address, scope);
  if (address.manual) {
    return [chosen(address.manual)];
  }
  const isOfManual = (tag: string) => manualTable.some(({id}) => tag.startsWith(tagPrefix(id)));
  return [
    ...scope.tags.filter((tag) => !isOfManual(tag)),
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
    facetFilters: [
      `language:${scope.language}`,
      tagsOf(address, scope).map((tag) => `docusaurus_tag:${tag}`),
    ],
    attributesToSnippet: [`content:${excerptWords}`],
    snippetEllipsisText: '…',
    ...markTags,
  };
}
