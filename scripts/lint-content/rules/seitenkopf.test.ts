import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './seitenkopf';

const replaced = (from: string | RegExp, to: string) => head.replace(from, to);
const length = '.+ein Satz mit 80 bis 160 Zeichen';
const unreadable = '2 Diese Zeile des Seitenkopfs lässt sich nicht lesen →';

it.each([
  [replaced('keywords:', 'keyword:'), '5 Den Schlüssel «keyword» gibt es nicht .+ «keywords»'],
  [replaced('aufgabe', 'rezept'), '6 Der Schlüssel «seitentyp» kennt nur aufgabe, element,'],
  [replaced(/description: .*\n/, ''), `1 Der Schlüssel «description» fehlt →${length}`],
  [replaced(/description: .*/, 'description:'), `3 Der .+ «description» ist leer →${length}`],
  [replaced('Anmelden', 'Anmelden: so'), '2 Der Seitenkopf lässt sich nicht lesen → '],
  [`\n${head}`, '1 Die Seite beginnt nicht mit dem Seitenkopf →'],
  ['Text\n', '1 Die Seite beginnt nicht mit dem Seitenkopf →'],
  [replaced(/---\n$/, ''), '1 Der Seitenkopf hört nicht auf →'],
  ['---\ntitle Anmelden\n---\n\n', unreadable],
  ['---\n- title\n---\n\n', unreadable],
  [replaced('seitentyp', 'draft: true\nunlisted: true\nseitentyp'), '7 .+ nicht mit «draft» →'],
  [replaced('keywords', 'title: Neu\nkeywords'), '5 Dieser Schlüssel steht zweimal'],
])('names line, key and remedy in %j', async (source, message) => {
  expect(await checkFiles(rule, {'email/test.mdx': source})).toEqual([
    expect.stringMatching(`email/test.mdx:${message}`),
  ]);
});

it.each([head, head.replaceAll('\n', '\r\n')])(
  'refuses a head where none belongs',
  async (text) => {
    expect(await checkFiles(rule, {'email/_partials/_test.mdx': text})).toHaveLength(1);
  },
);

it('reads files with a byte order mark and with the line ends of Windows', async () => {
  const text = `\uFEFF${head.replaceAll('\n', '\r\n')}`;
  expect(await checkFiles(rule, {'email/test.mdx': text})).toEqual([]);
});
