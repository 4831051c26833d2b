/**
 * The local server. `send` sends the files: entity tags, parts of a file, errors. The rest is the portal's own, and
 * neither `sirv` nor `serve-handler` does it: headers and redirects of the delivery rules, clean addresses with
 * umlauts, a 404 page with status 404 together with compressed files. `sirv` also ends the process when a file
 * disappears.
 */
import {existsSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {headersFor, type HeaderRule} from '../../src/delivery/headers';
import type {Redirect} from '../../src/delivery/redirects';
import {mediaType} from '../../src/delivery/mediaTypes';
import {spelled} from '@portal/common/text/address';
import {decoded} from '@portal/common/text/decoded';
import {cleanAddress, notFoundPage, resolveFile} from './staticFiles';

export interface Site {
  /** Folder of the built site. */
  root: string;
  /** Base path with leading and trailing slash. */
  base: string;
  rules: readonly HeaderRule[];
  moved: readonly Redirect[];
}

/** The best first. */
const suffixes: Record<string, string> = {br: '.br', gzip: '.gz'};

/** Returns the pre-compressed variant of a file that the client accepts, with its encoding. */
function encoded(file: string, request: IncomingMessage): {file: string; encoding?: string} {
  const accepted = new Negotiator(request).encodings();
  const encoding = Object.keys(suffixes).find(
    (name) => accepted.includes(name) && existsSync(file + suffixes[name]),
  );
  return encoding ? {file: file + suffixes[encoding], encoding} : {file};
}

/** Answers one request from the built site with the delivery rules' headers. */
export function handleRequest(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const address = request.url ?? '/';
  const [pathname = '/'] = address.split('?');
  const headers = headersFor(pathname, site.rules);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {...headers, Allow: 'GET, HEAD'}).end();
    return;
  }
  const redirect = (target: string) =>
    void response
      .writeHead(301, {...headers, Location: target + address.slice(pathname.length)})
      .end();
  const moved = new Map(site.moved.map(({from, to}) => [decoded(from), to]));
  const target = moved.get(spelled(decoded(pathname), [...moved.keys()]) ?? '');
  if (target !== undefined) {
    redirect(target);
    return;
  }
  const isFile = (file: string) => {
    const full = path.join(site.root, file);
    // `statSync` throws if a name is too long, `existsSync` does not.
    return existsSync(full) && statSync(full, {throwIfNoEntry: false})?.isFile() === true;
  };
  const found = resolveFile(pathname, site.base, isFile);
  const clean = found?.endsWith('.html') ? cleanAddress(pathname, site.base) : null;
  if (clean !== null) {
    redirect(clean);
    return;
  }
  // Those of the file, however its address was spelled. A missing file must not be cached as long as the file would be.
  const own = headersFor(site.base + (found ?? notFoundPage), site.rules);
  response.statusCode = found === null ? 404 : 200;
  response.setHeaders(new Map(Object.entries(own)));
  sendCompressed(request, response, site.root, found ?? notFoundPage);
}

/** Sends a file with the status and headers that are set, compressed if the client accepts that. */
function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  original: string,
): void {
  const {file, encoding} = encoded(path.join(root, original), request);
  response.setHeader('Content-Type', mediaType(original));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) {
    response.setHeader('Content-Encoding', encoding);
  }
  const options = {root, dotfiles: 'allow', cacheControl: false, lastModified: false} as const;
  send(request, encodeURI(path.relative(root, file)), {
    ...options,
    acceptRanges: response.statusCode === 200,
  })
    .on('directory', () => refuse(response, 404))
    .on('error', ({status}: {status: number}) => refuse(response, status))
    .pipe(response);
}

/** Answers a request for a part that a file does not have, or for a file that a build has just removed. */
function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.removeHeader('Content-Encoding');
  response.removeHeader('ETag');
  if (status === 416) {
    response.writeHead(416).end();
    return;
  }
  response.writeHead(503, {'Content-Type': 'text/plain', 'Retry-After': '10'});
  response.end('The portal is being built; try again.\n');
}
