// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {onChoice, readChoice, saveChoice} from './choice';
import {choiceKey} from './permission';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => localStorage.setItem(key, value),
  }),
}));

beforeEach(() => localStorage.clear());

it('follows a refusal in another tab', () => {
  saveChoice('granted');
  localStorage.setItem(choiceKey, 'denied');
  expect(readChoice()).toBe('denied');
});

it('tells its listeners of a choice, until they stop', () => {
  const listener = vi.fn();
  const stop = onChoice(listener);
  saveChoice('denied');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  saveChoice('granted');
  expect(listener).toHaveBeenCalledTimes(1);
});
