import {versionName, type Manual} from '@portal/common/manuals';
import {docsTag, tagFilter} from '../docsTag';
import type {RequestFilters, SearchHit, SearchResult} from '../wire/types';

/** Returns the name of a hit's manual with the version, if the manual has several. */
function nameOf({docusaurus_tag: tag}: SearchHit, manuals: readonly Manual[]) {
  for (const manual of manuals) {
    const version = manual.versions?.find(({name}) => docsTag(manual.id, name) === tag);
    if (version) {
      return {label: manual.label, full: versionName(manual, version)};
    }
  }
  return null;
}

function withName(hit: SearchHit, manuals: readonly Manual[]): SearchHit {
  const {lvl0: group} = hit.hierarchy;
  const name = nameOf(hit, manuals);
  if (!name || group.startsWith(name.full) || !group.startsWith(name.label)) {
    return hit;
  }
  const lvl0 = name.full + group.slice(name.label.length);
  const {hierarchy} = hit._highlightResult;
  return {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl0},
    _highlightResult: {
      ...hit._highlightResult,
      hierarchy: {...hierarchy, ...(hierarchy.lvl0 && {lvl0: {...hierarchy.lvl0, value: lvl0}})},
    },
  };
}

/**
 * Adds the version to the group of each hit from a version that was not searched. Groups already name older versions,
 * but not the newest one.
 */
export function withVersionNames(
  result: SearchResult,
  {optionalFilters = []}: RequestFilters,
  manuals: readonly Manual[],
): SearchResult {
  const last = new Set([optionalFilters].flat(2));
  const isOther = ({docusaurus_tag: tag}: SearchHit) => last.has(tagFilter(`-${tag}`));
  return {...result, hits: result.hits.map((hit) => (isOther(hit) ? withName(hit, manuals) : hit))};
}
