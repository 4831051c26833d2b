import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, expect, it} from 'vitest';
import {checkFiles} from '../lib/testing';
import rule from './bilder-format';
import sizes from './bilder-gross';

const folder = mkdtempSync(path.join(tmpdir(), 'formats-'));
afterAll(() => rmSync(folder, {recursive: true}));

const picture = () => sharp({create: {width: 8, height: 8, channels: 3, background: '#fff'}});

function put(name: string, content: Buffer | string) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return {file, size: content.length};
}

it('says what a file is whose ending says something else, and how to convert it', async () => {
  const files = [
    put('scan.jpg', await picture().tiff().toBuffer()),
    put('foto.jpg', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1')),
    put('plan.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    put('plan.svg', Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le')),
    put('bild.png', await picture().webp().toBuffer()),
    put('gut.png', await picture().png().toBuffer()),
  ];
  const found = await checkFiles(rule, {}, files);
  expect(found.map((text) => text.replace(/^.*:1 /, ''))).toEqual([
    expect.stringMatching(
      /^Die Datei heisst «scan\.jpg» und ist ein TIFF-Bild, .+; so zeigt sie kein Browser → Öffnen/,
    ),
    expect.stringMatching(/^Die Datei heisst «foto\.jpg» und ist ein HEIC-Foto.+ Format JPEG/),
    expect.stringMatching(/«plan\.png» und ist eine SVG-Zeichnung.+ um in «plan\.svg»/),
    expect.stringMatching(/«plan\.svg» und ist eine SVG-Zeichnung in der Codierung UTF-16/),
    expect.stringMatching(/^Die Datei heisst «bild\.png» und ist ein WebP-Bild → Benennen/),
  ]);
  // No second message that it cannot be read.
  expect(await checkFiles(sizes, {}, files)).toEqual([]);
});

it('opens a file under the name on the disk', async () => {
  const {file, size} = put('o\u0308ffnen.jpg', await picture().tiff().toBuffer());
  const found = await checkFiles(rule, {}, [{file: file.normalize('NFC'), storedAs: file, size}]);
  expect(found).toHaveLength(1);
});
