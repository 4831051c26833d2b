import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './alternativtext';

it.each([
  '![](./img/a.webp)',
  '<Screenshot src="./img/a.webp" />',
  '<UiSketch alt=" ">\n</UiSketch>',
  '<img src="/img/a.webp" />',
])('finds the missing text of %s', async (picture) => {
  const [found = ''] = await checkBody(rule, `Text\n\n${picture}\n`);
  expect(found).toMatch(/^3 Das Bild hat keinen Alternativtext → /);
});

it('finds a text that is too long and one that says nothing', async () => {
  expect(await checkBody(rule, `![${'lang '.repeat(50)}](./img/a.webp)\n`)).toEqual([
    expect.stringContaining('hat 250 Zeichen → Kürzen Sie'),
  ]);
  expect(await checkBody(rule, '![Screenshot der Maske](./img/a.webp)\n')).toHaveLength(1);
  expect(await checkBody(rule, '<Screenshot src="./img/a.webp" alt="maske.png" />\n')).toHaveLength(
    1,
  );
});

it('accepts a description and a picture that only decorates', async () => {
  const good = '<Screenshot src="./img/a.webp" alt="Anmeldemaske mit zwei Feldern" />';
  expect(await checkBody(rule, `${good}\n\n<img src="/img/linie.svg" alt="" />\n`)).toEqual([]);
});
