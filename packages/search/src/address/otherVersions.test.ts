import {expect, it} from 'vitest';
import {otherVersions} from './otherVersions';
import {parseAddress} from './parseAddress';
import {manuals} from '../../tests/manuals';

const scopeOf = (version: string) => ({
  facetFilters: [
    'language:de-CH',
    [
      'docusaurus_tag:default',
      `docusaurus_tag:docs-typo3-${version}`,
      'docusaurus_tag:docs-email-current',
    ],
  ] as const,
  manuals,
  manual: null,
});
const newest = 'TYPO3, Version 13';
const older = 'TYPO3, Version 12';

it.each([
  ['?q=news', 'current', older, '?q=news&typo3-version=12.0'],
  ['?q=news', '12.0', newest, '?q=news&typo3-version=current'],
  ['?q=news&typo3-version=12.0', 'current', newest, '?q=news&typo3-version=current'],
  ['?q=news&handbuch=typo3&seite=2', 'current', older, '?q=news&handbuch=typo3&typo3-version=12.0'],
])('%s where version %s is preferred: %s', (search, version, name, address) => {
  expect(otherVersions(parseAddress(search, manuals), scopeOf(version))).toEqual([{name, address}]);
});

it('has none where a manual of one version is searched', () => {
  expect(
    otherVersions(parseAddress('?q=news&handbuch=email', manuals), scopeOf('current')),
  ).toEqual([]);
});
