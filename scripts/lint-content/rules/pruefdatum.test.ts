import {afterEach, expect, it, vi} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './pruefdatum';

afterEach(() => void vi.useRealTimers());

const check = (day: string) =>
  checkFiles(rule, {'email/test.mdx': head.replace('2026-11-21', day)});

it('finds a day in the future', async () => {
  vi.setSystemTime('2026-11-28T12:00:00+01:00');
  expect(await check('2026-11-29')).toEqual([
    'email/test.mdx:7 «geprueft» nennt einen Tag in der Zukunft → Schreiben Sie den Tag, an dem Sie die Schritte am Gerät getan haben.',
  ]);
});

it.each(['2025-10-24', '2026-11-28'])('accepts %s, also just after midnight', async (day) => {
  vi.setSystemTime('2026-11-28T00:30:00+01:00');
  expect(await check(day)).toEqual([]);
});
