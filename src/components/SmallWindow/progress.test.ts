// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {back, begin, next, readProgress, storeProgress} from './progress';

const address = 'https://example.ch/email/webmail#anmelden-schritt-1';
const stops = [3, 1, 2];
beforeEach(() => sessionStorage.clear());

it('begins with the first action of the first step', () => {
  expect(readProgress(address, stops)).toEqual({at: 0, action: 0, done: []});
});

it('goes from action to action, and with the last one to the next step', () => {
  let progress = begin;
  const seen = [progress, ...Array.from({length: 6}, () => (progress = next(progress, stops)))];
  expect(seen.map(({at, action, done}) => [at, action, ...done])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0, 0],
    [2, 0, 0, 1],
    [2, 1, 0, 1],
    [3, 0, 0, 1, 2],
  ]);
  for (const before of seen.slice(0, -1).reverse()) {
    progress = back(progress, stops);
    expect(progress).toMatchObject({at: before.at, action: before.action});
  }
  expect(back(begin, stops)).toEqual(begin);
});

it('goes on where the reader was, with each list on its own', () => {
  storeProgress(address, {at: 2, action: 1, done: [0]});
  expect(readProgress(address, stops)).toEqual({at: 2, action: 1, done: [0]});
  expect(readProgress(address.replace('anmelden', 'ordner'), stops)).toEqual(begin);
});

it('begins again after the last step, and when the page has lost the step or the action', () => {
  storeProgress(address, {at: 3, action: 0, done: [0, 1, 2]});
  expect(readProgress(address, stops)).toEqual(begin);
  storeProgress(address, {at: 0, action: 2, done: []});
  expect(readProgress(address, [1, 1, 1])).toEqual(begin);
});

it('does without a memory where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => storeProgress(address, begin)).not.toThrow();
  vi.restoreAllMocks();
});
