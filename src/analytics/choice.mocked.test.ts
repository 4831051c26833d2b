// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import {onChoice, readChoice, saveChoice} from './choice';

// As the theme's slot where the browser blocks storage.
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => null, set: () => {}}),
}));

it('holds until the page is left where nothing can be stored', () => {
  const listener = vi.fn();
  const stop = onChoice(listener);
  expect(readChoice()).toBeNull();
  saveChoice('granted');
  expect(readChoice()).toBe('granted');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  saveChoice('denied');
  expect(readChoice()).toBe('denied');
  expect(listener).toHaveBeenCalledTimes(1);
});
