import {expect, it} from 'vitest';
import {parseAddress} from '../address/parseAddress';
import {titleOf} from './title';
import {manuals} from '../../tests/manuals';

const scope = {
  facetFilters: [
    'language:de-CH',
    ['docusaurus_tag:docs-typo3-12.0', 'docusaurus_tag:docs-email-current'],
  ] as const,
  manuals,
  manual: null,
};
const title = (search: string) => titleOf(parseAddress(search, manuals), scope);

it.each([
  ['?handbuch=email', 'E-Mail'],
  ['?handbuch=typo3&typo3-version=current', 'TYPO3'],
  ['?handbuch=typo3&typo3-version=12.0', 'TYPO3, Version 12'],
  // The version that the reader prefers.
  ['?handbuch=typo3', 'TYPO3, Version 12'],
])('%s: names the manual that is searched', (search, name) => {
  expect(title(search)).toBe(`Suche im Handbuch ${name}`);
});

it.each(['', '?q=%20', '?typo3-version=12.0', '?handbuch=nichts'])(
  '«%s»: searches all',
  (search) => {
    expect(title(search)).toBe('Search the documentation');
  },
);

it('says what is searched for', () => {
  expect(title('?handbuch=email&q=bild')).toMatch(/^Search results/);
});
