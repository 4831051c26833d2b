import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {handleRequest} from './requestHandler';

/** Serves a folder that is being built; gives the origin. */
async function serve(root: string): Promise<string> {
  const site = {root, base: '/', rules: [], moved: [{from: '/alt', to: '/neu'}]};
  const server = createServer((request, response) => handleRequest(site, request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.close();
    rmSync(root, {recursive: true});
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('asks for patience while the portal is being built, and goes on', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const origin = await serve(root);
  for (const address of ['/', '/email']) {
    const response = await fetch(origin + address);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('being built');
  }
});

it('goes on after a file that cannot be read', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-'));
  // A folder in the place of the file: found, but not readable.
  mkdirSync(path.join(root, '404.html'));
  const origin = await serve(root);
  for (const address of ['/', `/${'a'.repeat(300)}`, '/']) {
    expect((await fetch(origin + address)).status).toBe(503);
  }
});
