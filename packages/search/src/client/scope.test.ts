import {expect, it} from 'vitest';
import {scopeFilters} from './scope';
import {manuals} from '../../tests/manuals';

const scope = {
  facetFilters: [
    'language:de-CH',
    [
      'docusaurus_tag:default',
      'docusaurus_tag:docs-typo3-12.0',
      'docusaurus_tag:docs-email-current',
    ],
  ] as const,
  manuals,
  manual: {id: 'typo3', label: 'TYPO3', version: '12.0'},
};
const all = [
  'docusaurus_tag:default',
  'docusaurus_tag:docs-typo3-12.0',
  'docusaurus_tag:docs-email-current',
];

it('searches every manual, the one being read first', () => {
  expect(scopeFilters(scope, false)).toEqual({
    facetFilters: ['language:de-CH', all],
    optionalFilters: ['docusaurus_tag:docs-typo3-12.0'],
  });
});

it('searches the manual being read alone', () => {
  expect(scopeFilters(scope, true)).toEqual({
    facetFilters: ['language:de-CH', ['docusaurus_tag:docs-typo3-12.0']],
  });
});

it('prefers no manual outside of the manuals', () => {
  expect(scopeFilters({...scope, manual: null}, true)).toEqual({
    facetFilters: ['language:de-CH', all],
  });
});
