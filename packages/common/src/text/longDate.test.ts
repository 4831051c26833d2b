import {afterEach, expect, it, vi} from 'vitest';
import {longDate} from './longDate';

afterEach(() => vi.unstubAllEnvs());

it.each(['Pacific/Auckland', 'America/Lima'])('writes the date in words, also in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(longDate(new Date('2026-11-21T00:00:00.000Z'))).toBe('21. November 2026');
  expect(longDate(new Date('2026-03-01T23:59:59Z'))).toBe('1. März 2026');
  expect(longDate(new Date('2026-01-01T00:00:00Z'))).toBe('1. Januar 2026');
  expect(longDate(new Date('2026-12-31T23:59:59Z'))).toBe('31. Dezember 2026');
});

const format = new Intl.DateTimeFormat('de-CH', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

it.each(Array.from({length: 12}, (_, i) => new Date(Date.UTC(2026, i, 5))))(
  'as the platform writes it: %s',
  (date) => {
    expect(longDate(date)).toBe(format.format(date));
  },
);
