import {describe, expect, it} from 'vitest';
import {nearest} from './nearest';

describe('nearest', () => {
  it.each([
    ['colour', 'color'],
    ['MenuPaht', 'MenuPath'],
    ['menupath', 'MenuPath'],
    ['Tilte', 'title'],
  ])('finds what %s was meant to be', (word, meant) => {
    expect(nearest(word, ['border', 'color', 'MenuPath', 'title'])).toBe(meant);
  });

  it.each(['xyz', 'wolkenkratzer'])('finds nothing for %s', (word) => {
    expect(nearest(word, ['border', 'color', 'title'])).toBeUndefined();
  });
});
