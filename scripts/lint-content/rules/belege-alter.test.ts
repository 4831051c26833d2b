import {expect, it} from 'vitest';
import {checkFiles, claims, head} from '../lib/testing';
import rule from './belege-alter';

const monthsAgo = (months: number) => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
};
const check = (stand: string) =>
  checkFiles(rule, {
    'email/test.mdx': head,
    'email/test.belege.yaml': claims('Die Regel gilt immer').replace(
      /stand: .*/,
      `stand: ${stand}`,
    ),
  });

it('asks for a new comparison after a year and a half', async () => {
  expect(await check(monthsAgo(19))).toEqual([
    expect.stringMatching(
      /^email\/test\.belege\.yaml:2 Die Aussagen sind seit mehr als 18 Monaten nicht mehr verglichen worden → Lesen Sie/,
    ),
  ]);
  expect(await check(monthsAgo(17))).toEqual([]);
});
