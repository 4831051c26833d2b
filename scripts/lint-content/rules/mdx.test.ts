import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './mdx';

it.each([
  ['<Steps>\n\n1. Klicken\n', 'Schliessen Sie jeden Baustein'],
  ['Der Wert {ist falsch\n', 'geschweifte Klammern'],
  ['Weniger als <5 Minuten\n', '&lt;'],
])('explains %j', async (body, remedy) => {
  const found = await checkBody(rule, body);
  expect(found).toEqual([expect.stringMatching(/^\d Die Seite lässt sich nicht lesen/)]);
  expect(found[0]).toContain(remedy);
});

it('reads what Docusaurus reads', async () => {
  const body =
    '## Titel {#titel}\n\n:::tip[Gut zu wissen]\n\nText\n\n:::\n\n<Steps>\n\n1. Klick\n\n</Steps>\n';
  expect(await checkBody(rule, body)).toEqual([]);
});
