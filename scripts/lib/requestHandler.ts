import {createReadStream, existsSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';
import {headersFor, type HeaderRule} from '../../src/delivery/headers';
import type {Redirect} from '../../src/delivery/redirects';
import {mediaType} from '../../src/delivery/mediaTypes';
import {spelled} from '../../src/text/address';
import {decoded} from '../../src/text/decoded';
import {byteRange} from './byteRange';
import {cleanAddress, notFoundPage, resolveFile} from './staticFiles';

export interface Site {
  /** Folder of the built site. */
  root: string;
  /** Base path with leading and trailing slash. */
  base: string;
  rules: readonly HeaderRule[];
  moved: readonly Redirect[];
}

/** Pre-compressed variant of a file that the client accepts, with its encoding. */
function encoded(file: string, accept: string): {file: string; encoding?: string} {
  const variants = [
    {suffix: '.br', encoding: 'br'},
    {suffix: '.gz', encoding: 'gzip'},
  ];
  const found = variants.find(
    ({suffix, encoding}) => accept.includes(encoding) && existsSync(file + suffix),
  );
  return found ? {file: file + found.suffix, encoding: found.encoding} : {file};
}

/** Answers one request from the built site with the delivery rules' headers. */
export function handleRequest(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  try {
    answer(site, request, response);
  } catch (error) {
    // A build empties the folder; everything else is a fault of this server.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
    response.writeHead(503, {'Content-Type': 'text/plain', 'Retry-After': '10'});
    response.end('The portal is being built; try again.\n');
  }
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const address = request.url ?? '/';
  const [pathname = '/'] = address.split('?');
  const headers = headersFor(pathname, site.rules);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {...headers, Allow: 'GET, HEAD'}).end();
    return;
  }
  const redirect = (target: string) =>
    void response.writeHead(301, {...headers, Location: target}).end();
  const moved = new Map(site.moved.map(({from, to}) => [decoded(from), to]));
  const target = moved.get(spelled(decoded(pathname), [...moved.keys()]) ?? '');
  if (target !== undefined) {
    redirect(target + address.slice(pathname.length));
    return;
  }
  const isFile = (file: string) => {
    const full = path.join(site.root, file);
    // `statSync` fails for a folder that is a file, and for a name that is too long.
    return existsSync(full) && statSync(full).isFile();
  };
  const found = resolveFile(pathname, site.base, isFile);
  const clean = found?.endsWith('.html') ? cleanAddress(pathname, site.base) : null;
  if (clean !== null) {
    redirect(clean + address.slice(pathname.length));
    return;
  }
  const original = path.join(site.root, found ?? notFoundPage);
  const {size, mtimeMs} = statSync(original);
  const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const wholeHeaders = {
    // That a file is missing must not be remembered as long as the file would be.
    ...(found === null ? headersFor(site.base + notFoundPage, site.rules) : headers),
    ETag: tag,
    'Content-Type': mediaType(original),
    'Accept-Ranges': 'bytes',
    Vary: 'Accept-Encoding',
  };
  if (found !== null && request.headers['if-none-match'] === tag) {
    response.writeHead(304, wholeHeaders).end();
    return;
  }
  const range = found && byteRange(request.headers.range, size);
  if (range) {
    const {start, end} = range;
    response.writeHead(206, {
      ...wholeHeaders,
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': end - start + 1,
    });
    send(request, response, original, {start, end});
    return;
  }
  const {file, encoding} = encoded(original, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(found === null ? 404 : 200, {
    ...wholeHeaders,
    ...(encoding && {'Content-Encoding': encoding}),
    'Content-Length': statSync(file).size,
  });
  send(request, response, file);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  range?: {start: number; end: number},
): void {
  if (request.method === 'HEAD') {
    response.end();
  } else {
    // A file that goes away while it is read ends this answer, not the server.
    pipeline(createReadStream(file, range), response, () => {});
  }
}
