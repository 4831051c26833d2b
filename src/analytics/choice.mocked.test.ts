// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {onChoice, readChoice, saveChoice} from './choice';
import {choiceKey} from './permission';

let isBlocked = false;

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => isBlocked || localStorage.setItem(key, value),
  }),
}));

beforeEach(() => {
  localStorage.clear();
  isBlocked = false;
});

it('follows a refusal in another tab', () => {
  saveChoice('granted');
  localStorage.setItem(choiceKey, 'denied');
  expect(readChoice()).toBe('denied');
});

it('holds as long as the page where nothing can be stored', () => {
  isBlocked = true;
  saveChoice('denied');
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
