import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {limits} from './limits';
import {docx, imported, paragraph, text} from './testing';
import {readWord} from './word';

const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');

it.each([
  ['a text', Buffer.from('Kein Word'), 'kein Word-Dokument'],
  ['an empty file', Buffer.alloc(0), 'kein Word-Dokument'],
  ['another archive', Buffer.from(zipSync({'content.xml': strToU8('<a/>')})), 'kein Word-Dokument'],
  ['a broken document', Buffer.from(zipSync({'word/document.xml': strToU8('<a')})), 'beschädigt'],
  ['the old format', Buffer.concat([old, Buffer.alloc(600)]), 'das alte Format von Word (.doc)'],
  [
    'a password',
    Buffer.concat([old, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    'mit einem Passwort geschützt',
  ],
])('refuses %s', (_name, file, message) => {
  expect(() => readWord(file)).toThrow(message);
});

it('refuses an empty document', async () => {
  const file = await docx([]);
  expect(() => readWord(file)).toThrow('Das Dokument ist leer');
});

/** Returns a document with pictures that take `packed` bytes and say that they unpack to `unpacked`. */
async function claiming(count: number, packed: number, unpacked: number): Promise<Buffer> {
  const files = unzipSync(await docx([paragraph(text('Text'))]));
  for (let n = 0; n < count; n++) {
    files[`word/media/${n}.png`] = new Uint8Array(packed);
  }
  const archive = Buffer.from(zipSync(files, {level: 0}));
  const sizes = new Uint32Array([packed, packed]);
  const at = (from: number) => archive.indexOf(Buffer.from(sizes.buffer), from);
  for (let place = at(0); place >= 0; place = at(place + 8)) {
    archive.writeUInt32LE(unpacked, place + 4);
  }
  return archive;
}

const nested = (count: number) =>
  `${'<w:sdt><w:sdtContent>'.repeat(count)}${paragraph(text('Text'))}${'</w:sdtContent></w:sdt>'.repeat(count)}`;
const withText = async (change: (text: string) => string) => {
  const files = unzipSync(await docx([paragraph(text('Eins')), paragraph(text('Zwei'))]));
  const name = 'word/document.xml';
  return Buffer.from(zipSync({...files, [name]: strToU8(change(strFromU8(files[name]!)))}));
};

it.each([
  ['too many bytes', claiming(5, 200_000, 45_000_000), 'entpackt grösser als 200 MB → Verklein'],
  [
    'a large file',
    claiming(1, 500_000, 60_000_000),
    '«word/media/0.png» im Dokument ist entpackt 60',
  ],
  ['a bomb', claiming(1, 1000, 12_000_000), 'mehr als 300-mal so gross wie gepackt'],
  ['what is too deep', docx([nested(1000)]), 'mehr als 75-fach ineinander → Kopieren Sie'],
  ['too many paragraphs', docx(['<w:p/>'.repeat(limits.paragraphs + 1)]), 'zu lang für eine Seite'],
  [
    'too many elements',
    docx(['<w:r/>'.repeat(limits.elements)]),
    'zu lang für eine Seite → Teilen',
  ],
  ['a text that is cut off', withText((all) => all.slice(0, all.indexOf('Zwei'))), 'beschädigt'],
  [
    'a text cut off in a tag',
    withText((all) => all.slice(0, all.lastIndexOf('w:t>'))),
    'beschädigt',
  ],
  [
    'a text cut off after a tag',
    withText((all) => all.slice(0, all.indexOf('Eins'))),
    'beschädigt',
  ],
  ['an end that is missing', withText((all) => all.replace('</w:r>', '')), 'beschädigt'],
])('refuses %s', async (_name, file, message) => {
  const made = await file;
  expect(() => readWord(made)).toThrow(message);
});

it('reads what stays below the limits, with very many namespaces', async () => {
  const spaces = Array.from({length: 20_000}, (_, n) => ` xmlns:n${n}="urn:oasis"`).join('');
  const deep = await imported(await docx([nested(140)]));
  const wide = await imported(await withText((all) => all.replace('<w:body', `<w:body${spaces}`)));
  expect([deep.page, wide.page]).toEqual(['Text', 'Eins\n\nZwei']);
});
