import {expect, it} from 'vitest';
import {checkBody, checkFiles, head} from '../lib/testing';
import rule, {parseWordings} from './wortwahl';

it.each([
  ['Klicken Sie auf den Verweis.', 'Verweis', 'Link'],
  ['Am Schluss stehen Verweise.', 'Verweise', 'Link'],
  ['Setzen Sie zwei Leerschläge.', 'Leerschläge', 'Leerzeichen'],
  ['Am Mac geht es ebenso.', 'Am Mac', 'auf dem Mac'],
  [
    '<Question title="Wo ist der Junk-Ordner?">\n\nDa.\n\n</Question>',
    'Junk-Ordner',
    'Spam-Ordner',
  ],
])('finds the other word in %j', async (body, found, right) => {
  expect(await checkBody(rule, body)).toEqual([
    `1 Hier heisst es «${found}» → Schreiben Sie «${right}», wie überall im Portal.`,
  ]);
});

it.each([
  'Klicken Sie auf **Verweis** oder <strong>Verweis</strong>.',
  'Öffnen Sie <MenuPath>Einfügen › Verweis</MenuPath>.',
  '<UiSketch alt="Maske"><UiField label="Alt-Text" /></UiSketch>',
  'Das Feld heisst `Verweis`, wir verweisen darauf. Verweisen Sie nicht. Das Rückverweisen am Macbook.',
])('leaves labels, code and other words alone: %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});

it('reads the head, but not what readers type into the search', async () => {
  const page = head.replace('[Login,', '[Mailprogramm,');
  expect(await checkFiles(rule, {'email/test.mdx': page})).toEqual([]);
  const titled = head.replace('title: Anmelden', 'title: Mailprogramm');
  expect(await checkFiles(rule, {'email/test.mdx': titled})).toEqual([
    expect.stringMatching(/^email\/test\.mdx:2 Hier heisst es «Mailprogramm»/),
  ]);
});

it('names a line of the list that cannot be read', () => {
  const {wordings, wrongLines} = parseWordings(
    '# Liste\n\nVerweis = Link\nVerweis\n= Link\na = b = c\n',
  );
  expect(wordings).toHaveLength(1);
  expect(wrongLines).toEqual([4, 5, 6]);
});
