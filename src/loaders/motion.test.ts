import {crc32, deflateSync} from 'node:zlib';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {readPicture} from './variants.mjs';
import {pngChunks} from './pngChunks.mjs';

const frame = (background: string) => ({
  create: {width: 8, height: 8, channels: 3, background} as const,
});

/** Two pictures that follow each other, after half a second, that often; 0 for ever. */
async function animation(format: 'webp' | 'gif', loop: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['#fff', '#000'].map((colour) => sharp(frame(colour)).png().toBuffer()),
  );
  return sharp(frames, {join: {animated: true}})
    [format]({loop, delay: [500, 500]})
    .toBuffer();
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(value);
      return four;
    }),
  );

/** A PNG of two pictures, with a note. */
async function movingPng(plays: number): Promise<Buffer> {
  const png = await sharp(frame('#fff')).png().toBuffer();
  const ihdr = pngChunks(png)[0]!;
  const control = (number: number) =>
    chunk('fcTL', Buffer.concat([numbers(number, 8, 8, 0, 0), Buffer.from([0, 1, 0, 2, 0, 0])]));
  const data = Buffer.concat([numbers(2), deflateSync(Buffer.alloc(8 * 25))]);
  return Buffer.concat([
    png.subarray(0, ihdr.to),
    chunk('tEXt', Buffer.from('Author\0Anna')),
    chunk('acTL', numbers(2, plays)),
    control(0),
    png.subarray(ihdr.to, -12),
    control(1),
    chunk('fdAT', data),
    png.subarray(-12),
  ]);
}

describe('a picture that moves for ever', () => {
  it.each(['webp', 'gif'] as const)('has a still, and no other widths: %s', async (format) => {
    const {still, widths} = await readPicture(await animation(format, 0));
    const {pages = 1, width} = await sharp(await still!()).metadata();
    expect({pages, width, widths}).toEqual({pages: 1, width: 8, widths: []});
  });

  it('is found as PNG as well, and keeps moving without its notes', async () => {
    const {still, widths, original} = await readPicture(await movingPng(0));
    expect(widths).toEqual([]);
    expect((await sharp(await still!()).metadata()).format).toBe('webp');
    const names = pngChunks(await original()).map(({name}) => name);
    expect(names).toContain('acTL');
    expect(names).not.toContain('tEXt');
  });

  it('has none where it ends by itself, or does not move', async () => {
    const contents = [
      await animation('webp', 2),
      await animation('gif', 2),
      await movingPng(1),
      await sharp(frame('#fff')).png().toBuffer(),
    ];
    const stills = await Promise.all(
      contents.map(async (content) => (await readPicture(content)).still),
    );
    expect(stills).toEqual([null, null, null, null]);
  });

  it('has one where it ends late', async () => {
    expect((await readPicture(await animation('webp', 8))).still).not.toBeNull();
  });
});
