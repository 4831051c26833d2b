import {expect, it} from 'vitest';
import {manuals} from '../../tests/manuals';
import {scopeFilters} from '../address/scope';
import {withoutOtherVersions} from './withoutOtherVersions';

const facetFilters = [
  'language:de-CH',
  ['docusaurus_tag:docs-typo3-current', 'docusaurus_tag:docs-email-current'],
] as const;

it('asks the hosted search for the searched versions only, the manual being read first', () => {
  const manual = {id: 'typo3', label: 'TYPO3', version: 'current'};
  const filters = scopeFilters({facetFilters, manuals, manual}, false);
  expect(withoutOtherVersions({indexName: 'x', ...filters})).toEqual({
    indexName: 'x',
    facetFilters,
    optionalFilters: ['docusaurus_tag:docs-typo3-current'],
  });
});

it('leaves other requests as they are', () => {
  const request = {indexName: 'x', query: 'bild', facetFilters};
  expect(withoutOtherVersions(request)).toEqual(request);
});
