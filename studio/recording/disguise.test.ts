// @vitest-environment jsdom
import type {Page} from '@playwright/test';
import {expect, it} from 'vitest';
import {disguise, inDisguise, swapsOf} from './disguise';

it.each([
  ['Anna Beispiel, anna@adler.ch', 'Ladina Muster, ladina.muster@hotel-alpenrose.example'],
  ['ANNA BEISPIEL', 'Ladina Muster'],
  ['081 322 44 55 oder +41 79 123 45 67', '+41 81 000 00 00 oder +41 81 000 00 00'],
  ['CH56 0483 5012 3456 7800 9', 'CH93 0076 2011 6238 5295 7'],
  ['Passwort: a.b*c', 'Passwort: ••••••••'],
])('%s', (text, shown) => {
  expect(disguise(text, swapsOf(['Anna Beispiel'], ['a.b*c']))).toBe(shown);
});

it.each(['30.11.2026 14.30 Uhr', 'CHF 1’234.50', '#ab12cdef3456ab78', '1280 × 900'])(
  'leaves %s',
  (text) => {
    expect(disguise(text, swapsOf(['Anna Beispiel']))).toBe(text);
  },
);

it('hides what stands in a page while its picture is taken: text, labels, fields', async () => {
  document.body.innerHTML =
    '<p title="Anna Beispiel">Anna Beispiel</p><input /><textarea></textarea>';
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  fields.forEach((field) => (field.value = 'Anna Beispiel'));
  const all = () => [document.body.innerHTML, ...fields.map(({value}) => value)].join();
  const frame = {
    evaluate: (run: (swaps: unknown) => void, swaps: unknown) => Promise.resolve(run(swaps)),
  };
  const page = {frames: () => [frame]} as unknown as Page;
  const before = all();
  const seen = await inDisguise(page, swapsOf(['Anna Beispiel']), () => Promise.resolve(all()));
  expect(seen).not.toContain('Anna');
  expect(seen.split('Ladina Muster')).toHaveLength(5);
  expect(all()).toBe(before);
});
