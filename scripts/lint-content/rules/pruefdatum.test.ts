import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './pruefdatum';

const check = (date: Date) => {
  const written = date.toISOString().slice(0, 10);
  return checkFiles(rule, {'email/test.mdx': head.replace('2026-11-21', written)});
};
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

it('finds a day in the future', async () => {
  expect(await check(inDays(3))).toEqual([
    'email/test.mdx:7 «geprueft» nennt einen Tag in der Zukunft → Schreiben Sie den Tag, an dem Sie die Schritte am Gerät getan haben.',
  ]);
});

it.each([-400, 0, 1])('accepts today and %i days', async (days) => {
  expect(await check(inDays(days))).toEqual([]);
});
