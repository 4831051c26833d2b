import sharp from 'sharp';

/** Pixels of a side: of a tab's icon on fine screens, and of one on a telephone's home screen. */
const sizes = {tab: 48, homeScreen: 180};

/** An icon file with one picture in it, a PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where it begins
  return Buffer.concat([header, png]);
}

/**
 * The logo, a square drawing, for what takes no drawing: Safari's tabs, home screens, lists of bookmarks.
 * They ask for files of these names without being told.
 */
export async function icons(logo: string): Promise<Record<string, Buffer>> {
  const {width = 1} = await sharp(Buffer.from(logo)).metadata();
  const drawn = (size: number) =>
    sharp(Buffer.from(logo), {density: (72 * size) / width}).resize(size, size);
  // Home screens round the corners themselves, and show black where nothing is.
  const [, ground] = /fill="(#[\da-f]{3,6})"/i.exec(logo) ?? [];
  const tab = await drawn(sizes.tab).png().toBuffer();
  const homeScreen = drawn(sizes.homeScreen).flatten({background: ground ?? '#fff'});
  return {
    'favicon.ico': ico(tab, sizes.tab),
    'apple-touch-icon.png': await homeScreen.png({palette: true}).toBuffer(),
  };
}
