import {expect, it} from 'vitest';
import {groupBy} from './groupBy';

it('keeps the order of items, and of keys by their first item', () => {
  const groups = groupBy(['Bild', 'Ordner', 'Brief', 'Ort'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['B', ['Bild', 'Brief']],
    ['O', ['Ordner', 'Ort']],
  ]);
});
