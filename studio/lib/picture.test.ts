import sharp from 'sharp';
import {expect, it} from 'vitest';
import {differs} from './picture';

const seven = 'M8 10h12l-8 20';
const eight = 'M8 10h12v20h-12zM8 20h12';

/** Returns a picture of a line, moved by some pixels, as wide as a stroke of a letter at double density. */
const draw = (path: string, moved = 0, width = 200): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48"><rect width="100%" height="100%" fill="#fff"/><path d="${path}" transform="translate(0 ${moved})" fill="none" stroke="#000" stroke-width="3"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

it('takes a shift by a part of a pixel for the same picture', async () => {
  expect(await differs(await draw(eight), await draw(eight, 0.4))).toBe(false);
});

it('sees another digit and another size', async () => {
  const before = await draw(seven);
  expect(await differs(before, await draw(eight))).toBe(true);
  expect(await differs(before, await draw(seven, 0, 220))).toBe(true);
});
