import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import type {Area} from '../model/geometry';
import {exportSize} from '../model/exportSize';
import type {PictureFormat} from '../model/snippet';
import {pictureProblems} from '../texts';
import {PictureError, type LoadedPicture} from './loadPicture';

/** Qualities of WebP, tried until the file is small enough for a page. */
const qualities = [0.9, 0.75, 0.6, 0.45];

export interface Exported {
  blob: Blob;
  format: PictureFormat;
  width: number;
  height: number;
}

/** Draws an area of the picture on a canvas of the export's size. */
async function drawCrop(picture: LoadedPicture, crop: Area): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(picture.blob);
  const canvas = document.createElement('canvas');
  const size = exportSize(picture, crop);
  Object.assign(canvas, size);
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      crop.x * picture.width,
      crop.y * picture.height,
      crop.width * picture.width,
      crop.height * picture.height,
      0,
      0,
      size.width,
      size.height,
    );
  image.close();
  return canvas;
}

/** Returns a canvas as WebP, or as PNG if the browser cannot write WebP. Rejects with {@link PictureError}. */
function webpOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError(pictureProblems.write))),
      'image/webp',
      quality,
    );
  });
}

/** Returns the crop as WebP of the best quality that is small enough, or as PNG if the browser cannot write WebP. */
export async function exportPicture(picture: LoadedPicture, crop: Area): Promise<Exported> {
  const canvas = await drawCrop(picture, crop);
  const {width, height} = canvas;
  let blob = new Blob();
  for (const quality of qualities) {
    blob = await webpOf(canvas, quality);
    if (blob.type !== 'image/webp') {
      return {blob, format: 'png', width, height};
    }
    if (blob.size <= pictureLimits.bytes) {
      break;
    }
  }
  return {blob, format: 'webp', width, height};
}
