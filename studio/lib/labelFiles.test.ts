import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {newNames, readTexts} from './labelFiles';

mkdirSync('test-results', {recursive: true});
const folder = mkdtempSync('test-results/labels-');
afterAll(() => rmSync(folder, {recursive: true}));

/** Puts language files of a version into a folder, and reads it. */
function version(name: string, files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, name, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, content);
  }
  return readTexts(path.join(folder, name));
}

/** A file with German texts by their ids, which are also the English texts. */
const one = (texts: Record<string, string>) =>
  `<xliff version="1.2"><file><body>${Object.entries(texts)
    .map(
      ([id, text]) =>
        `<group><trans-unit id="${id}"><source>${id}</source><target>${text}</target></trans-unit></group>`,
    )
    .join('')}</body></file></xliff>`;
const two = (texts: Record<string, string>) =>
  `<xliff version="2.0"><file id="f">${Object.entries(texts)
    .map(
      ([id, text]) =>
        `<unit id="${id}"><segment><source>${id}</source><target>${text.replace(' ', '</target></segment><segment><source/><target> ')}</target></segment></unit>`,
    )
    .join('')}</file></xliff>\n`;

const old = version('12', {
  'backend/de.locallang.xlf': one({
    new: 'Neues Element',
    close: 'Schließen',
    move: 'Öffnen',
    open: 'Öffnen',
    save: 'Sichern',
    title: 'Titel',
    edit: 'Bearbeiten',
  }),
});
const now = version('13', {
  'backend/de.locallang.xlf': two({
    new: 'Neuer Inhalt &amp; Text',
    move: 'Bewegen',
    open: 'Öffnen',
  }),
  // Moved, and another text of the same id.
  'core/de.messages.xlf': two({save: 'Speichern', title: 'Titel', edit: 'Bearbeiten'}),
  'form/de.messages.xlf': two({edit: 'Ändern'}).replace('<source>edit', '<source>change'),
});

it.each([
  ['renamed', 'Neues Element', ['Neuer Inhalt & Text']],
  ['gone', 'Schliessen', []],
  ['kept by one of its keys', 'Öffnen', null],
  ['moved to another file', 'Titel', null],
  ['moved to a file beside one of the same id', 'Bearbeiten', null],
  ['moved and renamed', 'Sichern', ['Speichern']],
  ['of another program', 'Hochladen', null],
])('tells a label that is %s', (_, label, names) =>
  expect(newNames(label, old, now)).toEqual(names),
);

it('names the files that it cannot read', () => {
  const files = {
    'de.a.xlf': one({save: 'Speichern'}).slice(0, -9),
    'de.b.xlf': '<xliff version="3.0"></xliff>',
    'de.c.xlf': 'Text',
    'de.d.xlf': two({}),
    'de.e.xlf': two({save: 'Speichern'}),
  };
  expect(version('broken', files)).toMatchObject({
    units: [{id: 'save', text: 'Speichern'}],
    unread: [
      'de.a.xlf: cut off',
      'de.b.xlf: no XLIFF 1.2 or 2.x',
      'de.c.xlf: no XLIFF 1.2 or 2.x',
      'de.d.xlf: no translated text',
    ],
  });
  expect(version('empty', {'readme.txt': ''}).unread).toEqual(['no de.*.xlf']);
});
