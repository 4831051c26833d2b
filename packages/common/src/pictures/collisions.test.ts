import {expect, it} from 'vitest';
import {collisions} from './collisions';

const size = {width: 1280, height: 800};

it('finds numbers that cover each other on a phone', () => {
  expect(
    collisions(
      [
        [10, 10],
        [97, 20],
        [97, 25],
      ],
      size,
    ),
  ).toEqual([[2, 3]]);
});

it('is content with numbers that stand side by side, or one below the other', () => {
  expect(
    collisions(
      [
        [90, 20],
        [97, 25],
        [97, 40],
      ],
      size,
    ),
  ).toEqual([]);
});
