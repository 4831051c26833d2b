/** Part of a file in bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * A single byte range of the `Range` header (RFC 9110, section 14.1.2).
 * Null for no header, several ranges, or one outside the file: then the whole file is sent.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') {
    return null;
  }
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? {start, end} : null;
}
