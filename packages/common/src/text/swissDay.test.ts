import {afterEach, expect, it, vi} from 'vitest';
import {swissDay} from './swissDay';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it.each(['Pacific/Auckland', 'America/Los_Angeles'])('the day is Swiss, also in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(swissDay(Date.parse('2026-11-28T00:30:00+01:00'))).toBe('2026-11-28');
  expect(swissDay(Date.parse('2026-11-28T23:59:59+01:00'))).toBe('2026-11-28');
  expect(swissDay(Date.parse('2026-07-01T00:00:00+02:00'))).toBe('2026-07-01');
  vi.setSystemTime('2026-12-31T23:00:00Z');
  expect(swissDay()).toBe('2027-01-01');
});
