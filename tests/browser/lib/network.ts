import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {readBuiltSite} from '../../../scripts/lib/builtSite';
import {handleRequest} from '../../../scripts/lib/requestHandler';
import {resolveFile} from '../../../scripts/lib/staticFiles';
import {mediaType} from '../../../src/delivery/mediaTypes';
import {packsFile, workerFile, type Packs} from '../../../src/offline/packs';
import {test as base} from './test';

/** The build, with its worker, behind a network that can fail and to which another build can be deployed. */
export interface Network {
  origin: string;
  isDown: boolean;
  /** Answers that replace those of the build, by path. */
  instead: Map<string, (response: ServerResponse) => void>;
  /** Paths of all requests. */
  asked: string[];
  /** Deploys a build whose pages are marked with a word. Its scripts, styles and pictures have other names. */
  deploy: (word: string) => void;
}

if (!existsSync(`build/${packsFile}`)) {
  throw new Error(`build/${packsFile} is missing: run "npm run build:test" first.`);
}
/** The packs of the build. */
export const packs = JSON.parse(readFileSync(`build/${packsFile}`, 'utf8')) as Packs;

const isFile = (file: string) =>
  statSync(`build/${file}`, {throwIfNoEntry: false})?.isFile() === true;

/** Answers as the server of a deployed build: all files of the build before that have a hash in their name are gone. */
export function answerDeployed(word: string, pathname: string, response: ServerResponse): void {
  const [assets, own] = ['/assets/', `/assets/${word}/`];
  const isGone = pathname.startsWith(assets) && !pathname.startsWith(own);
  const file = isGone ? null : resolveFile(pathname.replace(own, assets), '/', isFile);
  if (file === null) {
    response.writeHead(404).end();
    return;
  }
  const body = readFileSync(`build/${file}`);
  response.writeHead(200, {'Content-Type': mediaType(file), 'Cache-Control': 'no-cache'});
  if (file === workerFile) {
    // The browser installs a worker that differs from the active one.
    response.end(`${body}// ${word}`);
  } else if (/\.(?:html|js|json|css)$/.test(file)) {
    const text = body
      .toString()
      .replaceAll('assets/', `assets/${word}/`)
      .replace('<head>', `<head><meta name="deployed" content="${word}">`)
      .replace(`"build":"${packs.build}"`, `"build":"${word}"`)
      // They hold for the files as they were built.
      .replace(/"sizes":\{[^}]*\}/, '"sizes":{}');
    response.end(text);
  } else {
    response.end(body);
  }
}

/** A test with the network. */
export const test = base.extend<{network: Network}>({
  // Workers and caches of one test must not be there in the next.
  fresh: true,
  // The worker caches nothing for readers who save data.
  prefetch: true,
  serviceWorkers: 'allow',
  network: async ({}, use) => {
    const instead: Network['instead'] = new Map();
    const asked: string[] = [];
    let build: string | null = null;
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url!, 'http://localhost');
      asked.push(pathname);
      if (network.isDown) {
        request.socket.destroy();
      } else if (instead.has(pathname)) {
        instead.get(pathname)!(response);
      } else if (build !== null) {
        answerDeployed(build, pathname, response);
      } else {
        handleRequest(site, request, response);
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const site = readBuiltSite('build', origin);
    const network: Network = {
      origin,
      isDown: false,
      instead,
      asked,
      deploy: (word) => (build = word),
    };
    await use(network);
    server.close().closeAllConnections();
  },
});
