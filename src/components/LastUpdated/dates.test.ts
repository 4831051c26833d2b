import {describe, expect, it} from 'vitest';
import {longDate, shortDate} from './dates';

it('writes the date in words, whatever the time zone', () => {
  expect(longDate(new Date('2026-11-21T00:00:00.000Z'))).toBe('21. November 2026');
  expect(longDate(new Date('2026-03-01T23:59:59Z'))).toBe('1. März 2026');
  expect(shortDate(new Date('2026-11-21T00:00:00.000Z'))).toBe('21. Nov. 2026');
});

describe.each([
  ['long', longDate],
  ['short', shortDate],
] as const)('%s', (month, write) => {
  const format = new Intl.DateTimeFormat('de-CH', {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });

  it.each(Array.from({length: 12}, (_, i) => new Date(Date.UTC(2026, i, 5))))(
    'as the platform writes it: %s',
    (date) => {
      expect(write(date)).toBe(format.format(date));
    },
  );
});
