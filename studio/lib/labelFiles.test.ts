import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {newNames, readTexts} from './labelFiles';

mkdirSync('test-results', {recursive: true});
const folder = mkdtempSync('test-results/labels-');
afterAll(() => rmSync(folder, {recursive: true}));

/** The language files of a version, with these texts by key. */
function version(name: string, texts: Record<string, string>) {
  const units = Object.entries(texts).map(
    ([id, text]) =>
      `<trans-unit id="${id}"><source>Text</source><target>${text}</target></trans-unit>`,
  );
  const place = path.join(folder, name, 'backend');
  mkdirSync(place, {recursive: true});
  writeFileSync(
    path.join(place, 'de.locallang.xlf'),
    `<xliff version="1.2"><file><body>${units.join('')}</body></file></xliff>`,
  );
  return readTexts(path.join(folder, name));
}

const old = version('12', {
  new: 'Neues Element',
  close: 'Schließen',
  move: 'Öffnen',
  open: 'Öffnen',
});
const now = version('13', {new: 'Neuer Inhalt &amp; Text', move: 'Bewegen', open: 'Öffnen'});

it.each([
  ['renamed', 'Neues Element', ['Neuer Inhalt & Text']],
  ['gone', 'Schliessen', []],
  ['kept by one of its keys', 'Öffnen', null],
  ['of another program', 'Hochladen', null],
])('tells a label that is %s', (_, label, names) =>
  expect(newNames(label, old, now)).toEqual(names),
);
