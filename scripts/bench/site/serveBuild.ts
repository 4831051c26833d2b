import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {handleRequest} from '../../lib/requestHandler';

/** Serves the build in this process as `npm run serve` does: same handler, same headers. */
export async function serveBuild(port: number): Promise<{origin: string; stop: () => void}> {
  const rules = JSON.parse(readFileSync('build-delivery/server.json', 'utf8'));
  const site = {root: path.resolve('build'), base: '/', ...rules};
  const server = createServer((request, response) => handleRequest(site, request, response));
  await new Promise<void>((listening) => server.listen(port, listening));
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
