import {strToU8, zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {docx, word} from './testing';
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
])('refuses %s', async (_name, file, message) => {
  await expect(readWord(file)).rejects.toThrow(message);
});

it('refuses an empty document', async () => {
  await expect(readWord(await docx())).rejects.toThrow('Das Dokument ist leer');
});

it('reads a picture that is there twice once', async () => {
  const twice = word.paragraph(word.picture('rId1'), word.picture('rId1'));
  expect((await readWord(await docx(twice))).pictures.size).toBe(1);
});
