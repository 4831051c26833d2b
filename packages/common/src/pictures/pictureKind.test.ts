import sharp from 'sharp';
import {expect, it} from 'vitest';
import {contentProblem, pictureKind} from './pictureKind.mjs';

const picture = () => sharp({create: {width: 8, height: 8, channels: 3, background: '#fff'}});
const bytes = (text: string) => Buffer.from(text, 'latin1');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)('knows %s', async (format) => {
  const content = await picture().toFormat(format).toBuffer();
  expect(pictureKind(content)).toBe(format === 'jpeg' ? 'jpg' : format);
});

it.each([
  ['svg', `\uFEFF<?xml version="1.0"?>\n<!-- Inkscape -->\n${svg}`],
  ['html', '<!doctype html><html><body>'],
])('knows %s', (kind, text) => {
  expect(pictureKind(Buffer.from(text))).toBe(kind);
});

it.each([
  ['heic', '\0\0\0\x24ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['avif', '\0\0\0\x20ftypmif1\0\0\0\0mif1avif'],
  ['video', '\0\0\0\x18ftypmp42\0\0\0\0'],
  ['pdf', '%PDF-1.7'],
  ['psd', '8BPS\0\x01'],
  ['bmp', 'BM\x46\0\0\0\0\0\0\0'],
  ['office', 'PK\x03\x04\x14\0'],
  ['lfs', 'version https://git-lfs.github.com/spec/v1'],
  ['utf16', '\xFF\xFE<\0?\0x\0'],
  [null, 'Text'],
  [null, ''],
])('knows %s by its first bytes', (kind, text) => {
  expect(pictureKind(bytes(text))).toBe(kind);
});

it('says what a file is, and how to convert it', () => {
  expect(contentProblem('foto.jpg', bytes('\0\0\0\x24ftypheic\0\0\0\0'))).toMatchObject({
    is: 'ein HEIC-Foto, wie es iPhones aufnehmen',
    remedy: expect.stringContaining('Exportieren'),
    isHidden: true,
  });
  expect(contentProblem('plan.png', Buffer.from(svg))).toEqual({
    is: 'eine SVG-Zeichnung',
    remedy: 'Benennen Sie die Datei um in «plan.svg», und ändern Sie den Namen auch auf der Seite',
    isHidden: true,
  });
});

it('takes a picture of dots with another ending for shown, and a right ending for right', async () => {
  const content = await picture().webp().toBuffer();
  expect(contentProblem('a.png', content)).toMatchObject({is: 'ein WebP-Bild', isHidden: false});
  expect(contentProblem('a.webp', content)).toBeNull();
  expect(contentProblem('a.JPEG', await picture().jpeg().toBuffer())).toBeNull();
});
