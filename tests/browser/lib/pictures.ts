import sharp from 'sharp';

/** A plain picture of that size as a file for a file field. */
export async function pngFile(width: number, height: number, name = 'Anmeldung Übersicht.png') {
  const buffer = await sharp({create: {width, height, channels: 3, background: '#7fb0c0'}})
    .png()
    .toBuffer();
  return {name, mimeType: 'image/png', buffer};
}

/** A picture whose data cannot be compressed, so that half of its file is half of the picture. */
export function noisyPng(width: number, height: number): Promise<Buffer> {
  const noise = {type: 'gaussian', mean: 128, sigma: 60} as const;
  return sharp({create: {width, height, channels: 3, background: '#fff', noise}})
    .png()
    .toBuffer();
}
