import {expect, it} from 'vitest';
import {products} from '../products';
import {recordingsOf} from '../recording/recordedWalk';
import {walkFiles} from './walkFiles';

const files = walkFiles(products);
const v12 = 'typo3_versioned_docs/version-12.0';

it('gives a page its own walk', () => {
  expect(files.get('typo3/grundlagen/login')).toBe('typo3/grundlagen/login');
  expect(files.get(`${v12}/erweiterungen/news`)).toBe(`${v12}/erweiterungen/news`);
});

it('gives a page of TYPO3 12 the walk of 13, if it exists in both', () => {
  expect(files.get(`${v12}/grundlagen/login`)).toBe('typo3/grundlagen/login');
  expect(files.get('typo3/erweiterungen/portfolio')).toBe('typo3/erweiterungen/portfolio');
  expect(files.has(`${v12}/erweiterungen/portfolio`)).toBe(false);
});

it('finds no recordings of a page that has none, also in a folder without walks', () => {
  expect(recordingsOf(`${v12}/grundlagen/login`).size).toBe(0);
});
