import sharp from 'sharp';
import {expect, it} from 'vitest';
import {loadPicture} from './loadPicture';

it('says what a file is that has the ending of a picture', async () => {
  const white = {create: {width: 8, height: 8, channels: 3, background: '#fff'}} as const;
  const scan = await sharp(white).tiff().toBuffer();
  const file = new Blob([new Uint8Array(scan)], {type: 'image/jpeg'});
  await expect(loadPicture(file, 'scan.jpg')).rejects.toThrow(
    /^«scan\.jpg» ist ein TIFF-Bild, wie es Scanner schreiben\. Öffnen .+ als JPG oder PNG\.$/,
  );
});
