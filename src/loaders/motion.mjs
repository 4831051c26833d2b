import {pngChunks} from './pngChunks.mjs';

/** Milliseconds that something may move on its own before readers must be able to stop it (WCAG 2.2.2). */
const longest = 5000;

/**
 * Returns how long a PNG moves, in milliseconds, or 0 if it does not. sharp treats each PNG as a still.
 * @param {Buffer} content
 */
function pngDuration(content) {
  const chunks = pngChunks(content);
  const control = chunks.find(({name}) => name === 'acTL')?.data;
  if (!control || control.readUInt32BE(0) < 2) {
    return 0;
  }
  const frames = chunks.filter(({name}) => name === 'fcTL').map(({data}) => data);
  const once = frames.reduce(
    (sum, data) => sum + (1000 * data.readUInt16BE(20)) / (data.readUInt16BE(22) || 100),
    0,
  );
  return once * (control.readUInt32BE(4) || Infinity);
}

/**
 * Returns whether a picture moves on its own for longer than allowed.
 * @param {Buffer} content
 * @param {Pick<import('sharp').Metadata, 'format' | 'pages' | 'loop' | 'delay'>} metadata
 * @returns {boolean}
 */
export function isEndless(content, {format, pages = 1, loop = 1, delay = []}) {
  if (format === 'png') {
    return pngDuration(content) > longest;
  }
  const once = delay.reduce((sum, time) => sum + time, 0);
  return pages > 1 && (loop === 0 || once * loop > longest);
}
