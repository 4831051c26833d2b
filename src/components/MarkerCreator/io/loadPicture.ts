import {pictureProblems} from '../texts';

/** Largest picture that is accepted, in megapixels. */
export const largestMegapixels = 40;

export interface LoadedPicture {
  blob: Blob;
  /** Address of the blob; to be revoked when the picture is replaced. */
  url: string;
  width: number;
  height: number;
  /** Name of the file, or empty for a pasted picture. */
  fileName: string;
}

/** Thrown for a file that cannot be used; the message is one sentence for the editor. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Formats that every current browser reads and draws on a canvas. */
const formats = /^image\/(?:png|jpeg|webp|avif|gif)$/;

/** What is wrong with a picture of this size; null where nothing is. */
export function sizeProblem(width: number, height: number): string | null {
  const megapixels = Math.round((width * height) / 1e6);
  return megapixels > largestMegapixels
    ? pictureProblems.tooLarge(megapixels, largestMegapixels)
    : null;
}

function readImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });
}

/** Reads a chosen, dropped or pasted file. Rejects with {@link PictureError}. */
export async function loadPicture(file: Blob, fileName = ''): Promise<LoadedPicture> {
  const name = fileName || 'Zwischenablage';
  if (!formats.test(file.type)) {
    throw new PictureError(pictureProblems.notPicture(name));
  }
  const url = URL.createObjectURL(file);
  try {
    const image = await readImage(url).catch(() => {
      throw new PictureError(pictureProblems.damaged(name));
    });
    const {naturalWidth: width, naturalHeight: height} = image;
    const problem = width === 0 ? pictureProblems.damaged(name) : sizeProblem(width, height);
    if (problem) {
      throw new PictureError(problem);
    }
    // An image element shows what there is of a damaged file; only decoding all of it finds the damage.
    const bitmap = await createImageBitmap(file).catch(() => {
      throw new PictureError(pictureProblems.damaged(name));
    });
    bitmap.close();
    return {blob: file, url, width, height, fileName};
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
