import {afterEach, expect, it, vi} from 'vitest';
import {checkFiles, claims, head} from '../lib/testing';
import rule from './belege';

afterEach(() => void vi.useRealTimers());

const page = 'email/test.mdx';
const check = (body: string, text: string, others: Record<string, string> = {}) =>
  checkFiles(rule, {[page]: `${head}${body}\n`, 'email/test.belege.yaml': text, ...others});

it('accepts claims that the page makes, also in a partial and with a value', async () => {
  const body = "import Teil from './_teil.mdx';\n\nDie **Regel** gilt\nauch hier.\n\n<Teil />";
  const others = {'email/_teil.mdx': 'Der Port ist <Value name="imapPort" /> mit SSL/TLS.\n'};
  const text = claims('Die Regel gilt auch hier', 'Der Port ist 993 mit');
  expect(await check(body, text, others)).toEqual([]);
});

it('names a claim that the page no longer makes, with its line', async () => {
  const text = claims('Die Regel gilt auch hier', 'Die Regel gilt nur hier');
  expect(await check('Die Regel gilt auch hier.', text)).toEqual([
    expect.stringMatching(
      /^email\/test\.belege\.yaml:6 «Die Regel gilt nur hier» steht nicht wörtlich auf der Seite email\/test\.mdx → Prüfen Sie/,
    ),
  ]);
});

it('takes no excerpt of two paragraphs', async () => {
  const text = claims('Die Regel gilt. Sie gilt immer');
  expect(await check('Die Regel gilt.\n\nSie gilt immer.', text)).toHaveLength(1);
});

it('says what is wrong with the file', async () => {
  expect(await check('Text', 'mit: den Quellen\nstand: 2026-11-27\n')).toEqual([
    expect.stringMatching(/^email\/test\.belege\.yaml:1 Die Liste der Aussagen fehlt → /),
  ]);
});

it('takes no day in the future', async () => {
  const on = (day: string) =>
    check(
      'Die Regel gilt auch hier.',
      claims('Die Regel gilt auch hier').replace(/stand: .*/, `stand: ${day}`),
    );
  vi.setSystemTime('2026-11-28T00:30:00+01:00');
  expect(await on('2026-11-28')).toEqual([]);
  vi.setSystemTime('2026-11-28T12:00:00+01:00');
  expect(await on('2026-11-29')).toEqual([
    expect.stringMatching(/^email\/test\.belege\.yaml:2 «stand» nennt einen Tag in der Zukunft → /),
  ]);
});

it('names claims without a page', async () => {
  const files = {'email/weg.belege.yaml': claims('Die Regel gilt auch hier')};
  expect(await checkFiles(rule, files)).toEqual([
    'email/weg.belege.yaml:1 Zu diesen Belegen gibt es keine Seite → Benennen Sie die Datei wie die Seite, oder löschen Sie sie.',
  ]);
});
