import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {VFile} from 'vfile';
import {afterAll, expect, it} from 'vitest';
import {pictureFile} from './pictureFile';

const folder = mkdtempSync(path.join(tmpdir(), 'handbuch & co '));
afterAll(() => rmSync(folder, {recursive: true}));
const page = new VFile({path: path.join(folder, 'seite.mdx')});

it('finds a picture whose name a Mac has decomposed', () => {
  const stored = path.join(folder, 'mu\u0308hle.png');
  writeFileSync(stored, '');
  expect(pictureFile('./m\u00FChle.png', page)?.normalize('NFC')).toBe(stored.normalize('NFC'));
  expect(pictureFile('./m%C3%BChle.png', page)).toBeDefined();
});

it('finds what lies in the project and in «static», and nothing else', () => {
  expect(pictureFile('@site/static/img/logo.svg', page)).toBe(path.resolve('static/img/logo.svg'));
  expect(pictureFile('/img/logo.svg', page)).toBe(path.resolve('static/img/logo.svg'));
  expect(pictureFile('./fehlt.png', page)).toBeUndefined();
});
