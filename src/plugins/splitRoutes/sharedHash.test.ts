import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterAll, expect, it} from 'vitest';
import type {Bundler} from '../lib/replaceTables';
import {chunkFilename, sharedHash} from './sharedHash';

const root = mkdtempSync(path.join(tmpdir(), 'portal-hash-'));
afterAll(() => rmSync(root, {recursive: true}));

/** Names and contents of what is built from a page in a folder; the entry names it by its full path. */
async function build(folder: string, page: string): Promise<Record<string, string>> {
  const context = path.join(root, folder);
  mkdirSync(context, {recursive: true});
  const file = path.join(context, 'page.js');
  writeFileSync(file, page);
  writeFileSync(
    path.join(context, 'main.js'),
    `import(/* webpackChunkName: "page" */ ${JSON.stringify(file)}).then(console.log);`,
  );
  const compiler = rspack({
    context,
    mode: 'production',
    entry: './main.js',
    output: {path: path.join(context, 'out'), filename: '[name].[contenthash:8].js', chunkFilename},
    plugins: [sharedHash(rspack as unknown as Bundler)],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors()
        ? reject(error ?? new Error(stats?.toString()))
        : compiler.close(() => resolve()),
    ),
  );
  const out = path.join(context, 'out');
  const names = readdirSync(out, {recursive: true, encoding: 'utf8'});
  const text = (name: string) => readFileSync(path.join(out, name), 'utf8');
  return Object.fromEntries(names.filter((n) => n.endsWith('.js')).map((n) => [n, text(n)]));
}

it('names scripts by what they contain, wherever they are built', async () => {
  const page = 'export default "Eins"';
  const files = await build('one', page);
  for (const folder of ['two/deeper', 'a', 'b', 'c', 'd']) {
    expect(await build(folder, page)).toEqual(files);
  }
  const other = await build('three', 'export default "Zwei"');
  expect(Object.keys(other).filter((name) => name in files)).toEqual([]);
});

it('lets the runtime ask for the names that they have', async () => {
  const files = await build('four', 'export default "Vier"');
  const [chunk = ''] = Object.keys(files).filter((name) => name.includes('page'));
  const [, hash = ''] = /\.(\w{8})\.js$/.exec(chunk) ?? [];
  const runtime = Object.entries(files).find(([name]) => name !== chunk)?.[1];
  expect(runtime).toContain(`.${hash}.js`);
});
