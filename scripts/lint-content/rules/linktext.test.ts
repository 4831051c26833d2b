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

it('finds a number of a source, which says nothing', async () => {
  expect(
    await checkBody(rule, 'Text [[1]](https://www.example.ch), [2](https://www.post.ch).\n'),
  ).toEqual([
    expect.stringMatching(/^1 Der Linktext «\[1\]» sagt nicht/),
    expect.stringMatching(/^1 Der Linktext «2» sagt nicht/),
  ]);
});

it('finds an address in the text that tells of the recipient', async () => {
  const wrapped = 'https://www.google.com/url?q=https://www.example.ch/hilfe&ust=1';
  expect(await checkBody(rule, `[${wrapped}](https://www.example.ch/hilfe)\n`)).toEqual([
    expect.stringMatching(
      /^1 Der Linktext ist eine Adresse, die verraten kann, wer sie erhalten hat → .+«https:\/\/www\.example\.ch\/hilfe»/,
    ),
  ]);
  // The rule `links` names the address of an automatic link.
  expect(await checkBody(rule, `${wrapped}\n`)).toEqual([]);
});

it('accepts a text that names the target', async () => {
  expect(await checkBody(rule, 'Zum [Bild ersetzen](./bild.mdx) gehört mehr.\n')).toEqual([]);
});
