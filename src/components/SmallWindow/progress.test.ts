// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {doneWith, readProgress, storeProgress} from './progress';

const address = 'https://example.ch/email/webmail#anmelden-schritt-1';
beforeEach(() => sessionStorage.clear());

it('begins with the first step', () => {
  expect(readProgress(address, 3)).toEqual({at: 0, done: []});
});

it('goes on where the reader was, with each list on its own', () => {
  storeProgress(address, doneWith({at: 0, done: []}));
  expect(readProgress(address, 3)).toEqual({at: 1, done: [0]});
  expect(readProgress(address.replace('anmelden', 'ordner'), 3)).toEqual({at: 0, done: []});
});

it('begins again after the last step, and when the page has lost the step', () => {
  storeProgress(address, {at: 3, done: [0, 1, 2]});
  expect(readProgress(address, 3)).toEqual({at: 0, done: []});
});

it('does without a memory where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => storeProgress(address, {at: 1, done: [0]})).not.toThrow();
  vi.restoreAllMocks();
});

it('counts a step that is done twice once', () => {
  expect(doneWith({at: 1, done: [0, 1]})).toEqual({at: 2, done: [0, 1]});
});
