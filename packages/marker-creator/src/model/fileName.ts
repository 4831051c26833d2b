import {asciiName} from '@portal/common/text/asciiName';

/** Returns a file name for a picture in the style of the manuals, without extension. It is never empty. */
export function pictureName(text: string): string {
  return asciiName(text.replace(/\.(?:png|jpe?g|webp|avif|gif|bmp|svg)$/i, '')) || 'bild';
}
