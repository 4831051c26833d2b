import {expect, it} from 'vitest';
import {checkFiles, head, testBodies} from '../lib/testing';
import rule, {parseWordings} from './wortwahl';

testBodies(
  rule,
  [
    [
      'Setzen Sie zwei Leerschläge.',
      '1 Hier heisst es «Leerschläge» → Schreiben Sie «Leerzeichen»',
    ],
    ['Am Mac geht es ebenso.', '«Am Mac» → Schreiben Sie «auf dem Mac»'],
    ['<Question title="Wo ist der Junk-Ordner?">\n\nDa.\n\n</Question>', '«Junk-Ordner»'],
  ],
  [
    'Klicken Sie auf **Verweis** oder <strong>Verweis</strong>.',
    'Öffnen Sie <MenuPath>Einfügen › Verweis</MenuPath>.',
    '<UiSketch alt="Maske"><UiField label="Alt-Text" /></UiSketch>',
    'Das Feld heisst `Verweis`, wir verweisen darauf. Das Rückverweisen am Macbook.',
  ],
);

it('reads the head, but not what readers type into the search', async () => {
  const page = head.replace('[Login,', '[Mailprogramm,');
  expect(await checkFiles(rule, {'email/test.mdx': page})).toEqual([]);
  const titled = head.replace('title: Anmelden', 'title: Mailprogramm');
  expect(await checkFiles(rule, {'email/test.mdx': titled})).toEqual([
    expect.stringMatching(/^email\/test\.mdx:2 Hier heisst es «Mailprogramm»/),
  ]);
});

it('names a line of the list that cannot be read', () => {
  const {wordings, wrongLines} = parseWordings('# Liste\n\nA = B\nA\n= B\na = b = c\n');
  expect(wordings).toHaveLength(1);
  expect(wrongLines).toEqual([4, 5, 6]);
});
