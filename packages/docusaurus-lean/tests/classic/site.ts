import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import send from 'send';
import {execute} from '../../../../scripts/lib/execute';

/** Folder of the site; the commands run at the root of the repository. */
const site = 'packages/docusaurus-lean/tests/classic';

/** Builds the site with one of its configurations. Returns the folder of the build and what the command printed. */
export async function buildSite(config: string) {
  const dir = path.resolve('test-results/classic', config);
  const command = `npx docusaurus build ${site} --config ${config}.config.ts --out-dir ${dir}`;
  return {dir, ...(await execute(command, false))};
}

/** Serves a built site at a port that the system chooses. */
export async function serveSite(dir: string) {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url!, 'http://localhost');
    send(request, pathname, {root: dir, extensions: ['html']}).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
