import sharp from 'sharp';
import {encode} from './encode.mjs';
import {pngChunks} from './pngChunks.mjs';

/** Chunks of a PNG with metadata: EXIF, texts (also XMP and IPTC), the time of the last change. */
const noteChunks = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

/**
 * Returns a PNG without its metadata. The picture is unchanged, even if it moves.
 * @param {Buffer} content
 */
function plainPng(content) {
  const notes = pngChunks(content).filter(({name}) => noteChunks.includes(name));
  let end = 0;
  const kept = notes.map(({from, to}) => {
    const part = content.subarray(end, from);
    end = to;
    return part;
  });
  return notes.length === 0 ? content : Buffer.concat([...kept, content.subarray(end)]);
}

/**
 * Returns an SVG without the metadata of its program: author, path on somebody's computer.
 * @param {Buffer} content
 */
function plainSvg(content) {
  const text = content.toString('utf8');
  const plain = text
    .replace(/<metadata\b[^>]*\/>|<metadata\b[\s\S]*?<\/metadata>/gi, '')
    .replace(/\s(?:sodipodi:docname|inkscape:export-filename|xml:base)=(?:"[^"]*"|'[^']*')/g, '');
  return plain === text ? content : Buffer.from(plain);
}

/**
 * Returns a picture as it is published. The file of a photo may be rotated and contain where, when and by whom it was
 * taken, as EXIF, XMP or IPTC. Such a picture is rotated and encoded again; a picture without metadata is unchanged.
 * @param {Buffer} content
 * @returns {Promise<Buffer>}
 */
export async function withoutNotes(content) {
  const metadata = await sharp(content).metadata();
  const {format, exif, xmp, iptc, tifftagPhotoshop, orientation = 1, pages = 1} = metadata;
  if (format === 'svg') {
    return plainSvg(content);
  }
  if (format === 'png' && orientation === 1) {
    return plainPng(content);
  }
  // sharp does not look for metadata in a GIF.
  const hasNotes = exif || xmp || iptc || tifftagPhotoshop || content.includes('XMP DataXMP');
  return hasNotes ? encode(sharp(content, {animated: pages > 1}).autoOrient(), format) : content;
}
