import path from 'node:path';

/** Media types by file extension. The configuration of the servers and the local server derive from it. */
export const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** Returns whether a type is sent with its encoding, UTF-8. */
export const isText = (type: string): boolean => /^text\/|json$/.test(type);

/** Returns the media type of a file by its extension, with the charset for text. */
export function mediaType(file: string): string {
  const type = mediaTypes[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}
