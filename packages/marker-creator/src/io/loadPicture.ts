import {headLength, pictureKind, unshown} from '@portal/common/pictures/pictureKind.mjs';
import {pictureProblems} from '../texts';

/** Size limit for pictures in megapixels. */
export const largestMegapixels = 40;

export interface LoadedPicture {
  blob: Blob;
  /** Address of the blob. It must be revoked when the picture is replaced. */
  url: string;
  width: number;
  height: number;
  /** Name of the file, or empty for a pasted picture. */
  fileName: string;
}

/** Thrown for a file that cannot be used. The message is one sentence for the editor. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Formats that every current browser reads and draws on a canvas. */
const formats = /^image\/(?:png|jpeg|webp|avif|gif)$/;
/** The same formats as names that the first bytes determine. */
const kinds = ['png', 'jpg', 'webp', 'avif', 'gif'];

/** Returns what is wrong with a picture of this size, or null if nothing is. */
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
  const kind = pictureKind(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  const other = unshown(kind);
  if (other) {
    throw new PictureError(pictureProblems.otherKind(name, other.is, other.remedy));
  }
  // If the bytes do not show the kind, the type from the extension is used.
  if (kind ? !kinds.includes(kind) : !formats.test(file.type)) {
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
    // An image element shows the intact part of a damaged file. Only decoding the whole file finds the damage.
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
