import {asciiName} from '@site/src/text/asciiName';

/** A name for a picture file as the manuals want it, without ending; never empty. */
export function pictureName(text: string): string {
  return asciiName(text.replace(/\.(?:png|jpe?g|webp|avif|gif|bmp|svg)$/i, '')) || 'bild';
}
