import {strToU8, zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {docx} from './testing';
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
