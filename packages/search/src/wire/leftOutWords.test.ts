import {expect, it} from 'vitest';
import {leftOutWords} from './leftOutWords';

it.each([
  ['what was left out', '<em>Xaver</em> Rechnung <em>Yak</em>', true, ['Xaver', 'Yak']],
  ['nothing where all was found', undefined, true, []],
  ['nothing yet', '<em>Xaver</em>', false, []],
])('gives %s', (_, queryAfterRemoval, exhaustiveNbHits, words) => {
  expect(leftOutWords({queryAfterRemoval, exhaustiveNbHits})).toEqual(words);
});
