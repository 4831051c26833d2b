import {expect, it, vi} from 'vitest';
import {createMemo} from './memo';

it('makes each value once, until there are too many', () => {
  const make = vi.fn((key: string) => ({key}));
  const memo = createMemo<{key: string}>(2);
  const get = (key: string) => memo(key, () => make(key));
  expect(get('a')).toBe(get('a'));
  get('b');
  get('a');
  expect(make).toHaveBeenCalledTimes(2);
  get('c');
  get('a');
  expect(make).toHaveBeenCalledTimes(4);
});
