import {describe, expect, it} from 'vitest';
import {distance, nearest} from './nearest';

describe('distance', () => {
  it.each([
    ['color', 'colour', 1],
    ['geprüft', 'geprueft', 2],
    ['ab', 'ba', 1],
    ['', 'abc', 3],
  ])('%s ~ %s: %i', (a, b, changes) => {
    expect(distance(a, b)).toBe(changes);
  });
});

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
