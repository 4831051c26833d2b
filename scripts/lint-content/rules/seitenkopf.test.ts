import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './seitenkopf';

it('names line, key and remedy', async () => {
  const source = head.replace('keywords:', 'keyword:').replace('aufgabe', 'rezept');
  expect(await checkFiles(rule, {'email/test.mdx': source})).toEqual([
    'email/test.mdx:5 Den Schlüssel «keyword» gibt es nicht → Meinten Sie «keywords»?',
    'email/test.mdx:6 Der Schlüssel «seitentyp» kennt nur aufgabe, element, uebersicht, datenblatt, lektion → Wählen Sie den Seitentyp, der passt.',
  ]);
});

it.each([
  ['is missing', '', '1 Der Schlüssel «description» fehlt → Ergänzen Sie die Zeile'],
  ['is empty', 'description:\n', '3 Der Schlüssel «description» ist leer → Schreiben Sie dahinter'],
])('says how long a description is that %s', async (_what, line, words) => {
  const source = head.replace(/description: .*\n/, line);
  const [found = '', ...others] = await checkFiles(rule, {'email/test.mdx': source});
  expect(found).toContain(words);
  expect(found).toContain('ein Satz mit 80 bis 160 Zeichen');
  expect(others).toEqual([]);
});

it('explains a head that cannot be read, and one where none belongs', async () => {
  const unreadable = head.replace('Anmelden', 'Anmelden: so geht es');
  expect(await checkFiles(rule, {'email/test.mdx': unreadable})).toEqual([
    expect.stringMatching(/^email\/test\.mdx:2 Der Seitenkopf lässt sich nicht lesen → /),
  ]);
  for (const partial of [head, head.replaceAll('\n', '\r\n')]) {
    expect(await checkFiles(rule, {'email/_partials/_test.mdx': partial})).toHaveLength(1);
  }
});

it.each([
  ['a blank line before it', `\n${head}`, '1 Die Seite beginnt nicht mit dem Seitenkopf →'],
  ['no end', head.replace(/---\n$/, ''), '1 Der Seitenkopf hört nicht auf →'],
  ['no head', 'Text\n', '1 Die Seite beginnt nicht mit dem Seitenkopf →'],
  [
    'a text',
    '---\ntitle Anmelden\n---\n\n',
    '2 Diese Zeile des Seitenkopfs lässt sich nicht lesen →',
  ],
  ['a list', '---\n- title\n---\n\n', '2 Diese Zeile des Seitenkopfs lässt sich nicht lesen →'],
  [
    'two that exclude each other',
    head.replace('seitentyp', 'draft: true\nunlisted: true\nseitentyp'),
    '7 Der Schlüssel «unlisted» verträgt sich nicht mit «draft» →',
  ],
  [
    'a key twice',
    head.replace('keywords', 'title: Neu\nkeywords'),
    '5 Dieser Schlüssel steht zweimal',
  ],
])('says what is wrong: %s', async (_what, source, message) => {
  expect(await checkFiles(rule, {'email/test.mdx': source})).toEqual([
    expect.stringContaining(`email/test.mdx:${message}`),
  ]);
});

it('reads files with a byte order mark and with the line ends of Windows', async () => {
  const windows = head.replaceAll('\n', '\r\n');
  expect(await checkFiles(rule, {'email/a.mdx': `\uFEFF${head}`, 'email/b.mdx': windows})).toEqual(
    [],
  );
});

it('accepts a complete head', async () => {
  expect(await checkFiles(rule, {'email/test.mdx': head, 'email/_teil.mdx': 'Text\n'})).toEqual([]);
});
