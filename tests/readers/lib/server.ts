import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {readBuiltSite} from '../../../scripts/lib/builtSite';
import {handleRequest} from '../../../scripts/lib/requestHandler';
import {blockStorage, recordProblems} from './inPage';

const problemsAddress = '/journey/problems';
const scriptAddress = '/journey/recorder.js';

/**
 * Keeps the service worker from being registered. In Firefox, a request that a worker answers fails with an error in
 * the console when the reader leaves the page.
 */
const blockWorker = 'delete Navigator.prototype.serviceWorker;';

/** The built portal behind a server of this process. */
export interface Portal {
  origin: string;
  /** What has gone wrong in pages and requests so far. */
  problems: string[];
  /** Whether pages that are opened from now on may store nothing. */
  isStorageBlocked: boolean;
  /** Whether pages that are opened from now on may register the service worker. */
  isWorkerAllowed: boolean;
  close(): void;
}

/**
 * Puts a script before all others of an HTML page. WebDriver cannot do that, and the policy allows scripts of the
 * portal's own origin only.
 */
function addScript(request: IncomingMessage, response: ServerResponse): void {
  request.headers['accept-encoding'] = 'identity';
  const chunks: Buffer[] = [];
  const end = response.end.bind(response);
  response.write = (chunk: Buffer) => {
    chunks.push(chunk);
    return true;
  };
  response.end = ((last?: Buffer | string) => {
    // The script does not see what the policy forbids in frames, so the browser reports it as well.
    const policy = response.getHeader('Content-Security-Policy');
    if (!response.headersSent && policy) {
      response.setHeader('Content-Security-Policy', `${policy}; report-uri ${problemsAddress}`);
    }
    const body = Buffer.concat([...chunks, Buffer.from(last ?? '')]).toString();
    const changed = body.replace('<head>', `<head><script src="${scriptAddress}"></script>`);
    if (!response.headersSent && response.hasHeader('Content-Length')) {
      response.setHeader('Content-Length', Buffer.byteLength(changed));
    }
    return end(changed);
  }) as typeof response.end;
}

/** Returns whether a request is for a page. The requests of a service worker say so only by what they accept. */
const isForPage = ({headers}: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'document' ||
  (headers['sec-fetch-dest'] === 'empty' && headers.accept?.startsWith('text/html') === true);

/** Serves the built portal. Its pages report what goes wrong in them. */
export async function servePortal(): Promise<Portal> {
  const server = createServer((request, response) => void answer(request, response));
  // The system chooses the port, because the journeys of several browsers run at the same time.
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const site = readBuiltSite('build', origin);
  const portal: Portal = {
    origin,
    problems: [],
    isStorageBlocked: false,
    isWorkerAllowed: false,
    close: () => server.close().closeAllConnections(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === problemsAddress) {
      portal.problems.push(await text(request));
      response.end();
    } else if (request.url === scriptAddress) {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Cache-Control', 'no-store');
      const block = portal.isStorageBlocked ? `(${blockStorage})();` : '';
      const worker = portal.isWorkerAllowed ? '' : blockWorker;
      response.end(`${worker}(${recordProblems})(${JSON.stringify(problemsAddress)});${block}`);
    } else {
      const isPage = isForPage(request);
      if (isPage) {
        addScript(request, response);
      }
      response.on('finish', () => {
        if (response.statusCode >= 400 && !isPage) {
          portal.problems.push(`status ${response.statusCode}: ${request.url}`);
        }
      });
      handleRequest(site, request, response);
    }
  }
  return portal;
}
