import {expect, it} from 'vitest';
import {longDate} from './longDate';

it('writes the date in words, whatever the time zone', () => {
  expect(longDate('2026-11-21T00:00:00.000Z')).toBe('21. November 2026');
  expect(longDate('2026-03-01')).toBe('1. März 2026');
});
