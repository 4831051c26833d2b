import sharp from 'sharp';
import {expect, it} from 'vitest';
import {withoutNotes} from './notes.mjs';

const picture = () => sharp({create: {width: 8, height: 4, channels: 3, background: '#fff'}});
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="46,29.5N"/></rdf:RDF></x:xmpmeta>';

it.each(['jpeg', 'webp', 'png'] as const)('takes the place out of a %s', async (format) => {
  const photo = await picture().toFormat(format).withXmp(xmp).toBuffer();
  expect((await sharp(photo).metadata()).xmp).toBeDefined();
  const published = await withoutNotes(photo);
  const metadata = await sharp(published).metadata();
  expect(metadata).toMatchObject({format, width: 8, height: 4});
  expect(metadata.xmp).toBeUndefined();
});

it.each(['jpeg', 'webp', 'png'] as const)('turns a %s upright', async (format) => {
  const photo = await picture().toFormat(format).withMetadata({orientation: 6}).toBuffer();
  const {width, height, exif} = await sharp(await withoutNotes(photo)).metadata();
  expect({width, height, exif}).toEqual({width: 4, height: 8, exif: undefined});
});

it('takes IPTC out of a JPEG', async () => {
  const photo = await picture().jpeg().toBuffer();
  const note = Buffer.from(
    'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0A\x1C\x02\x50\0\x05Annaa',
    'latin1',
  );
  const head = Buffer.from([0xff, 0xed, 0, note.length + 2]);
  const withIptc = Buffer.concat([photo.subarray(0, 2), head, note, photo.subarray(2)]);
  const published = await withoutNotes(withIptc);
  expect(published.includes('8BIM')).toBe(false);
});

it('takes the author and somebody’s folder out of a drawing', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" sodipodi:docname="C:\\Anna\\plan.svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><metadata><a>Anna</a></metadata><path d="M0 0h9"/></svg>',
  );
  const published = String(await withoutNotes(drawing));
  expect(published).not.toContain('Anna');
  expect(published).toContain('<path d="M0 0h9"/>');
});

it.each(['jpeg', 'webp', 'png', 'gif'] as const)('leaves a %s without notes', async (format) => {
  const content = await picture().toFormat(format).toBuffer();
  expect(await withoutNotes(content)).toBe(content);
});
