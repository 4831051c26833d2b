import sharp from 'sharp';

/** A plain picture of that size as a file for a file field. */
export async function pngFile(width: number, height: number, name = 'Anmeldung Übersicht.png') {
  const buffer = await sharp({create: {width, height, channels: 3, background: '#7fb0c0'}})
    .png()
    .toBuffer();
  return {name, mimeType: 'image/png', buffer};
}
