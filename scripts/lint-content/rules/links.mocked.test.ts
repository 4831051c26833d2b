import {expect, it, vi} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './links';

vi.mock('node:fs', async (original) => ({...(await original<object>()), readFileSync: () => list}));

let list = '';
const check = () =>
  checkFiles(rule, {'email/webmail.mdx': head, 'email/test.mdx': `${head}[Ziel](/email/alt)\n`});

it('tells where a page has moved to', async () => {
  list = '{"/email/alt": "/email/webmail", "/email/neu": 3}';
  expect(await check()).toEqual([
    'email/test.mdx:10 Die Seite «/email/alt» ist umgezogen → Verweisen Sie auf «/email/webmail».',
  ]);
});

it('checks the links even while the list of moved pages cannot be read', async () => {
  list = '{"/email/alt": "/email/webmail",}';
  expect(await check()).toEqual([
    expect.stringContaining('Die Adresse «/email/alt» gibt es nicht → '),
  ]);
});
