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
/** Of the version that the reader has not chosen, the engine takes only what the other lacks, and that last. */
const other = 'docusaurus_tag:docs-typo3-current';
const last = 'docusaurus_tag:-docs-typo3-current';

it('searches every manual, the one being read first', () => {
  expect(scopeFilters(scope, false)).toEqual({
    facetFilters: ['language:de-CH', [...all, other]],
    optionalFilters: ['docusaurus_tag:docs-typo3-12.0', last],
  });
});

it('searches the manual being read alone', () => {
  expect(scopeFilters(scope, true)).toEqual({
    facetFilters: ['language:de-CH', ['docusaurus_tag:docs-typo3-12.0', other]],
    optionalFilters: [last],
  });
});

it('prefers no manual outside of the manuals', () => {
  expect(scopeFilters({...scope, manual: null}, true)).toEqual({
    facetFilters: ['language:de-CH', [...all, other]],
    optionalFilters: [last],
  });
});
