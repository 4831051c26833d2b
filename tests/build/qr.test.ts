import {existsSync, readdirSync, readFileSync} from 'node:fs';
import jsQR from 'jsqr';
import sharp from 'sharp';
import {expect, test} from 'vitest';

const codes = readdirSync('build/qr', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.svg'),
);

/** Reads a code as a telephone does: from its picture on white paper. */
async function read(file: string): Promise<string | undefined> {
  const {data, info} = await sharp(readFileSync(file))
    .extend({top: 40, bottom: 40, left: 40, right: 40, background: '#fff'})
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('the code of every page with a task leads to it', async () => {
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes) {
    const page = code.replace(/\.svg$/, '');
    expect(existsSync(`build/${page}.html`), page).toBe(true);
    expect(await read(`build/qr/${code}`)).toBe(
      `https://handbuch.example.ch/${encodeURI(page.replaceAll('\\', '/'))}`,
    );
  }
});
