import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {encode} from './encode.mjs';
import {fileName, readPicture, widthsFor} from './variants.mjs';

describe('widthsFor', () => {
  it('offers no width that is hardly smaller than the picture', () => {
    expect(widthsFor(1200)).toEqual([400, 640, 960]);
    expect(widthsFor(1000)).toEqual([400, 640]);
    expect(widthsFor(300)).toEqual([]);
  });
});

describe('fileName', () => {
  it('carries content and width, so that it can be cached for ever', () => {
    expect(fileName('anmeldung.PNG', 'abcd1234', 640)).toBe(
      'assets/images/anmeldung-abcd1234-640.png',
    );
    expect(fileName('a.b.webp', 'abcd1234')).toBe('assets/images/a.b-abcd1234.webp');
  });
});

describe('encode', () => {
  const picture = () =>
    sharp({create: {width: 20, height: 10, channels: 3, background: '#fff'}}).png();

  it('writes AVIF for what is read as HEIF', async () => {
    const buffer = await encode(sharp(await picture().toBuffer()), 'heif');
    expect((await sharp(buffer).metadata()).compression).toBe('av1');
  });
});

describe('readPicture', () => {
  const picture = () => sharp({create: {width: 20, height: 10, channels: 3, background: '#fff'}});

  it('turns a photo upright and leaves the camera’s notes out', async () => {
    const photo = await picture().jpeg().withMetadata({orientation: 6}).toBuffer();
    const {original, ...rest} = await readPicture(photo);
    expect(rest).toEqual({width: 10, height: 20, format: 'jpeg', widths: [], still: null});
    const published = await sharp(await original()).metadata();
    expect(published).toMatchObject({width: 10, height: 20});
    expect(published.exif).toBeUndefined();
  });

  /** Two pictures of 1000 pixels' width that follow each other. */
  async function animation(format: 'webp' | 'gif') {
    const frame = {create: {width: 1000, height: 10, channels: 3, background: '#fff'}} as const;
    const other = {create: {...frame.create, background: '#000'}} as const;
    const frames = await Promise.all([frame, other].map((one) => sharp(one).png().toBuffer()));
    return sharp(frames, {join: {animated: true}})[format]();
  }

  it('offers no other widths of what moves or fits every width', async () => {
    const still = {create: {width: 1000, height: 10, channels: 3, background: '#fff'}} as const;
    expect((await readPicture(await sharp(still).webp().toBuffer())).widths).toEqual([400, 640]);
    for (const format of ['webp', 'gif'] as const) {
      const {width, height, widths} = await readPicture(await (await animation(format)).toBuffer());
      expect({width, height, widths}).toEqual({width: 1000, height: 10, widths: []});
    }
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="9"/>',
    );
    expect((await readPicture(drawing)).widths).toEqual([]);
  });
});
