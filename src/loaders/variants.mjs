import sharp from 'sharp';
import {isEndless} from './motion.mjs';
import {withoutNotes} from './notes.mjs';

/** Widths in CSS pixels of a picture's variants, besides its own width. */
const steps = [400, 640, 960, 1400];

/**
 * Returns the widths below the natural one that are worth a separate file.
 * @param {number} natural width of the picture in pixels
 * @returns {number[]}
 */
export function widthsFor(natural) {
  return steps.filter((width) => width < natural * 0.9);
}

/**
 * Returns how many pixels of a picture make a CSS pixel: 2 for `name@2x.webp`.
 * @param {string} name file name with ending
 * @returns {number}
 */
export function densityOf(name) {
  return Number(/@(\d)x\.\w+$/.exec(name)?.[1] ?? 1);
}

/**
 * Returns the address of the still of a moving picture.
 * @param {string} name file name with ending
 * @param {string} hash of the content
 * @returns {string}
 */
export function stillName(name, hash) {
  return `assets/images/${name.slice(0, name.lastIndexOf('.'))}-${hash}-still.webp`;
}

/**
 * Returns the address of a picture below the site's root. Without a width, it is the address of the original.
 * @param {string} name file name with ending
 * @param {string} hash of the content
 * @param {number} [width]
 * @returns {string}
 */
export function fileName(name, hash, width) {
  const dot = name.lastIndexOf('.');
  const suffix = width ? `-${width}` : '';
  return `assets/images/${name.slice(0, dot)}-${hash}${suffix}${name.slice(dot).toLowerCase()}`;
}

/**
 * Returns a picture's visible size, its format in sharp's terms, the smaller widths to offer, a function that creates
 * the file to publish, and a function that creates a still if the picture never stops moving.
 * @param {Buffer} content
 * @returns {Promise<{width: number, height: number, format: string, widths: number[], original: () => Promise<Buffer>,
 * still: (() => Promise<Buffer>) | null}>}
 */
export async function readPicture(content) {
  const metadata = await sharp(content).metadata();
  const {format, autoOrient, pages = 1} = metadata;
  const moves = isEndless(content, metadata);
  // A drawing fits every width, and a resized animation would not move.
  const isOneFile = format === 'svg' || format === 'gif' || pages > 1 || moves;
  return {
    ...autoOrient,
    format,
    widths: isOneFile ? [] : widthsFor(autoOrient.width),
    original: () => withoutNotes(content),
    still: moves ? () => sharp(content).autoOrient().webp({quality: 82}).toBuffer() : null,
  };
}
