import sharp from 'sharp';

/** Widths in CSS pixels at which a picture is offered, besides its own. */
const steps = [400, 640, 960, 1400];

/**
 * Widths below the natural one that are worth a file of their own.
 * @param {number} natural width of the picture in pixels
 * @returns {number[]}
 */
export function widthsFor(natural) {
  return steps.filter((width) => width < natural * 0.9);
}

/**
 * Address of a picture below the site's root; without a width that of the original.
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
 * A resized picture in its own format, without the camera's notes in it.
 * @param {import('sharp').Sharp} picture
 * @param {string} format as sharp names it
 * @returns {Promise<Buffer>}
 */
export function encode(picture, format) {
  switch (format) {
    case 'png':
      return picture.png({palette: true, quality: 90, effort: 7}).toBuffer();
    case 'heif':
      return picture.avif({quality: 60}).toBuffer();
    case 'jpeg':
      return picture.jpeg({quality: 82, mozjpeg: true}).toBuffer();
    default:
      return picture.webp({quality: 82}).toBuffer();
  }
}

/**
 * A picture's size as it is seen, its format as sharp names it, the smaller widths to offer, and what makes the
 * file to publish. A camera's photo may lie on its side in the file, and tells where it was taken: it is turned
 * and written anew.
 * @param {Buffer} content
 * @returns {Promise<{width: number, height: number, format: string, widths: number[], original: () => Promise<Buffer>}>}
 */
export async function readPicture(content) {
  const {format, exif, autoOrient, pages = 1} = await sharp(content).metadata();
  const animated = pages > 1;
  const original = async () =>
    exif ? encode(sharp(content, {animated}).autoOrient(), format) : content;
  // A drawing fits every width, and a resized animation would stand still.
  const isOneFile = format === 'svg' || format === 'gif' || animated;
  return {...autoOrient, format, widths: isOneFile ? [] : widthsFor(autoOrient.width), original};
}
