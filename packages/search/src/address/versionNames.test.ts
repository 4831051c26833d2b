import {expect, it} from 'vitest';
import {manuals} from '../../tests/manuals';
import {docsTag, tagFilter} from '../docsTag';
import {emptyHierarchy} from '../records/record';
import type {SearchHit, SearchResult} from '../wire/types';
import {withVersionNames} from './versionNames';

/** The filters where one version is searched, with the other one last. */
const filters = (version: string) => ({
  optionalFilters: ['current', '12.0']
    .filter((other) => other !== version)
    .map((other) => tagFilter(`-${docsTag('typo3', other)}`)),
});

/** The group that readers see, in the panel and on the page. */
function shown(group: string, tag: string, version: string) {
  const hit = {
    docusaurus_tag: tag,
    hierarchy: emptyHierarchy(group),
    _highlightResult: {hierarchy: {lvl0: {value: group}}},
  } as SearchHit;
  const {hits} = withVersionNames({hits: [hit]} as SearchResult, filters(version), manuals);
  return [hits[0]!.hierarchy.lvl0, hits[0]!._highlightResult.hierarchy.lvl0?.value];
}

it.each([
  ['13 among 12', 'TYPO3 › Seiten', 'docs-typo3-current', '12.0', 'TYPO3, Version 13 › Seiten'],
  ['12 among 13', 'TYPO3, Version 12 › News', 'docs-typo3-12.0', 'current', ''],
  ['13 where it is searched', 'TYPO3 › Seiten', 'docs-typo3-current', 'current', ''],
  ['a manual of one version', 'E-Mail', 'docs-email-current', 'current', ''],
  ['a group that is not named after its manual', 'Start', 'docs-typo3-current', '12.0', ''],
])('%s', (_, group, tag, version, named) => {
  const name = named || group;
  expect(shown(group, tag, version)).toEqual([name, name]);
});
