import {afterEach, expect, it, vi} from 'vitest';
import {checkFiles, claims, head} from '../lib/testing';
import rule from './belege';

afterEach(() => void vi.useRealTimers());

const check = (body: string, text: string, others: Record<string, string> = {}) =>
  checkFiles(rule, {
    'email/test.mdx': `${head}${body}\n`,
    'email/test.belege.yaml': text,
    ...others,
  });

it('accepts claims that the page makes, also in a partial and with a value', async () => {
  const body = "import Teil from './_teil.mdx';\n\nDie **Regel** gilt\nauch hier.\n\n<Teil />";
  const others = {'email/_teil.mdx': 'Der Port ist <Value name="imapPort" /> mit SSL/TLS.\n'};
  const text = claims('Die Regel gilt auch hier', 'Der Port ist 993 mit');
  expect(await check(body, text, others)).toEqual([]);
});

it.each([
  [claims('Die Regel gilt so', 'Sie gilt nur hier'), ':6 «Sie gilt nur hier» steht nicht wörtlich'],
  // Of two paragraphs.
  [
    claims('Die Regel gilt so. Sie gilt immer'),
    ':5 «Die Regel gilt so. Sie gilt immer» steht nicht',
  ],
  ['mit: den Quellen\nstand: 2026-11-27\n', ':1 Die Liste der Aussagen fehlt → '],
])('says what is wrong in %j', async (text, problem) => {
  expect(await check('Die Regel gilt so.\n\nSie gilt immer.', text)).toEqual([
    expect.stringContaining(`email/test.belege.yaml${problem}`),
  ]);
});

it('takes no day in the future', async () => {
  const on = (day: string) =>
    check('Die Regel gilt so', claims('Die Regel gilt so').replace(/stand: .*/, `stand: ${day}`));
  vi.setSystemTime('2026-11-28T00:30:00+01:00');
  expect(await on('2026-11-28')).toEqual([]);
  expect(await on('2026-11-29')).toEqual([
    expect.stringContaining('email/test.belege.yaml:2 «stand» nennt einen Tag in der Zukunft → '),
  ]);
});

it('names claims without a page', async () => {
  const files = {'email/weg.belege.yaml': claims('Die Regel gilt auch hier')};
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringContaining('email/weg.belege.yaml:1 Zu diesen Belegen gibt es keine Seite → '),
  ]);
});
