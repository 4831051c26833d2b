import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule, {filesOutside, strayPages} from './dateiname';

it.each([
  ['email/Kalender öffnen.mdx', ':1 Der Dateiname «Kalender öffnen.mdx»', 'kalender-oeffnen.mdx'],
  ['email/_partials/_Mein Text.mdx', ':1 Der Dateiname', '_mein-text.mdx'],
  ['email/mu\u0308ll.mdx', 'Der Dateiname «müll.mdx» hat .+ Akzente zerlegt', 'muell.mdx'],
  // What Windows cannot store.
  ['email/con/a.mdx', 'email/con:1 Den Namen «con» .+ ein Gerät', 'con-seite'],
  ['email/alt./a.mdx', 'email/alt.:1 Den Namen «alt.» .+ mit einem Punkt', 'alt-seite'],
])('renames %s', async (file, problem, right) => {
  expect(await checkFiles(rule, {[file]: head})).toEqual([
    expect.stringMatching(new RegExp(`${problem}.+ in «${right}»\\.$`)),
  ]);
});

it('renames a folder once', async () => {
  const files = {'email/Mein Ordner ä/eins.mdx': head, 'email/Mein Ordner ä/tief/zwei.mdx': head};
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringMatching(/^email\/Mein Ordner ä:1 Der Ordner .+ um in «mein-ordner-ae»\.$/),
  ]);
});

it.each(['kalender.MDX', 'kalender.mdx.txt', 'Kalender.md.docx'])(
  'finds that %s becomes no page',
  async (name) => {
    expect(await checkFiles(rule, {}, [{file: `email/${name}`, size: 1}])).toEqual([
      `email/${name}:1 Die Datei «${name}» endet nicht auf .mdx, darum wird keine Seite daraus → Benennen Sie sie um in «kalender.mdx».`,
    ]);
  },
);

it('finds a document that no page names, and leaves categories to their own rule', async () => {
  const page = `${head}[Merkblatt](./merkblatt.pdf)\n`;
  const names = ['kalender.docx', 'merkblatt.pdf', '_category_ - Kopie.json', 'category-list.pdf'];
  const documents = names.map((name) => ({file: `email/${name}`, size: 1}));
  expect(await checkFiles(rule, {'email/test.mdx': page}, documents)).toEqual([
    expect.stringContaining('email/kalender.docx:1 Keine Seite nennt die Datei «kalender.docx» →'),
    expect.stringContaining('email/category-list.pdf:1 Keine Seite nennt die Datei'),
  ]);
});

it('finds a page outside of the manuals', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stray-'));
  for (const folder of ['emial', 'email']) {
    mkdirSync(path.join(root, folder));
    writeFileSync(path.join(root, folder, 'kalender.mdx'), head);
  }
  writeFileSync(path.join(root, 'README.md'), 'Text');
  expect(strayPages(filesOutside(root)).map(({file}) => file)).toEqual(['emial/kalender.mdx']);
  rmSync(root, {recursive: true});
});
