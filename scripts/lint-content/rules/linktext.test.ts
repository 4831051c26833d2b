import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './linktext';

it.each([
  '[hier](./login.mdx)',
  '[Mehr dazu …](/email)',
  '[**Weiter**](/email)',
  '<a href="/email">Link</a>',
])('finds %s', async (link) => {
  const [found = ''] = await checkBody(rule, `Text\n\nMehr steht ${link}.\n`);
  expect(found).toMatch(/^3 Der Linktext «.+» sagt nicht, wohin der Link führt → /);
});

it('finds a link without text', async () => {
  expect(await checkBody(rule, '[](./login.mdx)\n')).toHaveLength(1);
});

it('accepts a text that names the target', async () => {
  expect(await checkBody(rule, 'Zum [Bild ersetzen](./bild.mdx) gehört mehr.\n')).toEqual([]);
});
