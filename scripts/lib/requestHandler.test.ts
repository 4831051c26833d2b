import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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
  await new Promise<void>((resolve) => server.listen(0, resolve));
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

it('leads from all spellings of a former address to the present one, with the query', async () => {
  const origin = await serve(mkdtempSync(path.join(tmpdir(), 'portal-')));
  for (const address of ['/alt', '/ALT/', '/alt.html']) {
    const {status, headers} = await fetch(`${origin}${address}?a=1`, {redirect: 'manual'});
    expect([status, headers.get('location')]).toEqual([301, '/neu?a=1']);
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

it('sends parts of a file, and says when there is no such part', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-'));
  writeFileSync(path.join(root, 'ö 1.txt'), '0123456789');
  const origin = await serve(root);
  const part = async (range: string) => {
    const response = await fetch(`${origin}/ö 1.txt`, {headers: {range}});
    return [response.status, await response.text()];
  };
  expect(await part('bytes=2-4')).toEqual([206, '234']);
  expect(await part('bytes=-3')).toEqual([206, '789']);
  expect(await part('bytes=20-30')).toEqual([416, '']);
});
