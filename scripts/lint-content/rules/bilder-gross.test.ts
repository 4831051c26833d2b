import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, expect, it} from 'vitest';
import {checkFiles} from '../lib/testing';
import rule from './bilder-gross';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, {recursive: true}));

async function picture(name: string, width: number) {
  const file = path.join(folder, name);
  await sharp({create: {width, height: 4, channels: 3, background: '#fff'}}).toFile(file);
  return {file, size: statSync(file).size};
}

it('finds a picture with too many pixels', async () => {
  const found = await checkFiles(rule, {}, [
    await picture('a.webp', 3001),
    await picture('b.webp', 3000),
  ]);
  expect(found).toEqual([
    expect.stringMatching(
      /a\.webp:1 Das Bild misst 3001 × 4 Pixel → Verkleinern Sie es auf höchstens 3000 Pixel\.$/,
    ),
  ]);
});

it('finds a file that is too large', async () => {
  expect(await checkFiles(rule, {}, [{file: 'email/img/a.webp', size: 950_400}])).toEqual([
    expect.stringMatching(
      /^email\/img\/a\.webp:1 Das Bild hat 950 kB → Speichern Sie es als WebP unter 400 kB/,
    ),
  ]);
});

it('finds a file that is no picture, is empty or was cut off', async () => {
  const {file, size: whole} = await picture('whole.png', 400);
  const contents = ['Text', '', readFileSync(file).subarray(0, whole / 2)];
  const damaged = contents.map((content, index) => {
    const place = path.join(folder, `damaged-${index}.png`);
    writeFileSync(place, content);
    return {file: place, size: content.length};
  });
  const found = await checkFiles(rule, {}, damaged);
  expect(found).toEqual(
    damaged.map(() => expect.stringMatching(/\.png:1 Das Bild lässt sich nicht lesen: .+ → /)),
  );
});
