import {expect, it} from 'vitest';
import {longDate} from './longDate';

it('writes the date in words, whatever the time zone', () => {
  expect(longDate(new Date('2026-11-21T00:00:00.000Z'))).toBe('21. November 2026');
  expect(longDate(new Date('2026-03-01T23:59:59Z'))).toBe('1. März 2026');
});
