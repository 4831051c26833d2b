/**
 * Encodes a resized picture in its own format, without the camera's metadata.
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
    case 'gif':
      return picture.gif().toBuffer();
    default:
      return picture.webp({quality: 82}).toBuffer();
  }
}
