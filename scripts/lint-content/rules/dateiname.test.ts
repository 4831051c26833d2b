import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule, {filesOutside, strayPages} from './dateiname';

const why = 'hat Leerzeichen, Grossbuchstaben oder Sonderzeichen, die auch in die Adresse kommen';

it.each([
  ['email/Kalender öffnen neu.mdx', 'Kalender öffnen neu.mdx', 'kalender-oeffnen-neu.mdx'],
  ['email/KalenderGross.mdx', 'KalenderGross.mdx', 'kalendergross.mdx'],
  ['email/_partials/_Mein Text.mdx', '_Mein Text.mdx', '_mein-text.mdx'],
])('renames %s', async (file, name, right) => {
  expect(await checkFiles(rule, {[file]: head})).toEqual([
    `${file}:1 Der Dateiname «${name}» ${why} → Benennen Sie die Datei um in «${right}».`,
  ]);
});

it.each([
  ['email/aux.mdx', 'email/aux.mdx', 'aux.mdx', 'weil dort ein Gerät so heisst', 'aux-seite.mdx'],
  ['email/con/a.mdx', 'email/con', 'con', 'weil dort ein Gerät so heisst', 'con-seite'],
  [
    'email/alt./a.mdx',
    'email/alt.',
    'alt.',
    'weil er mit einem Punkt oder Leerzeichen endet',
    'alt-seite',
  ],
])('refuses %s, which Windows cannot store', async (file, place, name, reason, right) => {
  expect(await checkFiles(rule, {[file]: head})).toEqual([
    `${place}:1 Den Namen «${name}» kann Windows nicht speichern, ${reason} → Benennen Sie um, zum Beispiel in «${right}».`,
  ]);
});

it('tells of names whose accents are decomposed, which look right', async () => {
  const files = {'email/mu\u0308hle/u\u0308bersicht.mdx': head};
  expect(await checkFiles(rule, files)).toEqual([
    expect.stringMatching(
      /Der Dateiname «übersicht.mdx» hat Buchstaben, deren Akzente zerlegt sind .+, die .+ um in «uebersicht\.mdx»\.$/,
    ),
    expect.stringMatching(/Der Ordner «mühle» hat Buchstaben, deren Akzente zerlegt sind/),
  ]);
});

it('renames a folder once', async () => {
  const files = {'email/Mein Ordner ä/eins.mdx': head, 'email/Mein Ordner ä/tief/zwei.mdx': head};
  expect(await checkFiles(rule, files)).toEqual([
    `email/Mein Ordner ä:1 Der Ordner «Mein Ordner ä» ${why} → Benennen Sie ihn um in «mein-ordner-ae».`,
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

it('finds a document that no page names', async () => {
  const page = `${head}[Merkblatt](./merkblatt.pdf)\n`;
  const documents = ['kalender.docx', 'merkblatt.pdf'].map((name) => ({
    file: `email/${name}`,
    size: 1,
  }));
  expect(await checkFiles(rule, {'email/test.mdx': page}, documents)).toEqual([
    'email/kalender.docx:1 Keine Seite nennt die Datei «kalender.docx» → Löschen Sie sie, oder verweisen Sie darauf. Einen Text schreiben Sie in eine Seite (.mdx).',
  ]);
});

it('leaves a category’s file to its own rule, and no other', async () => {
  const files = ['_category_ - Kopie.json', 'category-list.pdf'].map((name) => ({
    file: `email/${name}`,
    size: 1,
  }));
  const found = await checkFiles(rule, {'email/test.mdx': head}, files);
  expect(found.map((line) => line.split(':')[0])).toEqual(['email/category-list.pdf']);
});

it('finds a page outside of the manuals', () => {
  expect(strayPages(['README.md', 'kalender.mdx']).map(({message}) => message)).toEqual([
    'Die Seite «kalender.mdx» liegt in keinem Handbuch → Verschieben Sie sie in den Ordner ihres Handbuchs.',
  ]);
});

it('looks for them in folders that hold no manual', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stray-'));
  for (const folder of ['emial', 'email']) {
    mkdirSync(path.join(root, folder));
    writeFileSync(path.join(root, folder, 'kalender.mdx'), head);
  }
  expect(strayPages(filesOutside(root)).map(({file}) => file)).toEqual(['emial/kalender.mdx']);
  rmSync(root, {recursive: true});
});

it('accepts the names of addresses that are to stay', async () => {
  const names = [
    'docs/dev/Marker-Creator.mdx',
    'dorfplatz/amtliche/einführung.mdx',
    'dorfplatz/amtliche/anzeigen_erfassen.mdx',
    'typo3_versioned_docs/version-12.0/grundlagen/login.mdx',
    'email/_partials/_serverdaten.mdx',
  ];
  const pictures = [{file: 'email/img/Bild.PNG', size: 1}];
  const files = Object.fromEntries(names.map((name) => [name, head]));
  expect(await checkFiles(rule, files, pictures)).toEqual([]);
});
