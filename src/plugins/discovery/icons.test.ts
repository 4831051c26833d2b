import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {logo} from '../../config/logo';
import {icons} from './icons';

const files = icons(readFileSync(`static/${logo.src}`, 'utf8'));

it('makes an icon file whose picture can be read', async () => {
  const {'favicon.ico': icon} = await files;
  expect([...icon!.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const length = icon!.readUInt32LE(14);
  const start = icon!.readUInt32LE(18);
  expect(start + length).toBe(icon!.length);
  const {format, width, hasAlpha} = await sharp(icon!.subarray(start)).metadata();
  expect({format, width, hasAlpha}).toEqual({format: 'png', width: 48, hasAlpha: true});
});

it('fills the corners of the one for home screens', async () => {
  const {'apple-touch-icon.png': icon} = await files;
  const {data, info} = await sharp(icon).removeAlpha().raw().toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([180, 180]);
  const besideTheEdge = 3 * (180 * 4 + 90);
  expect([...data.subarray(0, 3)]).toEqual([...data.subarray(besideTheEdge, besideTheEdge + 3)]);
  expect((await sharp(icon).stats()).isOpaque).toBe(true);
});
