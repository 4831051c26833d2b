/**
 * Returns the chunks of a PNG: their names, contents and positions.
 * @param {Buffer} content
 * @returns {{name: string, data: Buffer, from: number, to: number}[]}
 */
export function pngChunks(content) {
  const chunks = [];
  for (let from = 8; from + 12 <= content.length;) {
    const to = from + 12 + content.readUInt32BE(from);
    const name = content.toString('latin1', from + 4, from + 8);
    chunks.push({name, data: content.subarray(from + 8, to - 4), from, to});
    from = to;
  }
  return chunks;
}
