import {existsSync, readFileSync, statSync} from 'node:fs';
import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {mediaType} from '../../../../src/delivery/mediaTypes';
import {docsTag} from '../../../../src/search/docsTag';
import type {SearchRecord} from '../../../../src/search/record';
import {measureQuality} from '../../../../tests/search/quality';
import type {Query} from '../../../../tests/search/queries';
import {outDir, withServer} from '../../lib/builtSite';
import {percentile} from '../../lib/stats';
import type {EngineResult} from './result';

/** Pages of the records with the tag of their docs version. */
function pagesOf(records: readonly SearchRecord[]): Map<string, string> {
  return new Map(
    records.map(({url, docusaurus_tag: tag}) => [decodeURI(new URL(url).pathname), tag]),
  );
}

/** Indexes the built HTML of the same pages, with the docs version as a filter. */
async function buildPagefind(records: readonly SearchRecord[]): Promise<string> {
  // An ES module only; this script runs as CommonJS.
  const {close, createIndex} = await import('pagefind');
  const {index} = await createIndex({rootSelector: 'main', forceLanguage: 'de'});
  for (const [url, tag] of pagesOf(records)) {
    const file = path.join(outDir, url === '/' ? 'index.html' : `${url}.html`);
    const nested = path.join(outDir, url, 'index.html');
    const html = await readFile(existsSync(file) ? file : nested, 'utf8');
    const content = html.replace('<h1', `<h1 data-pagefind-filter="tag:${tag}"`);
    await index!.addHTMLFile({url, content});
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  await index!.writeFiles({outputPath: folder});
  await close();
  return folder;
}

/** What is asked of Pagefind in the page: addresses of its results, best first. */
async function ask(page: Page, query: string, tags: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({text, tag}) => {
      const pagefind = (window as unknown as {pagefind: Pagefind}).pagefind;
      const {results} = await pagefind.search(text, {filters: {tag: {any: tag}}});
      const first = await Promise.all(results.slice(0, 5).map((result) => result.data()));
      return first.map(({url}) => url);
    },
    {text: query, tag: tags},
  );
}

interface Pagefind {
  search: (
    query: string,
    options: object,
  ) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

async function openPagefind(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/empty.html`);
  await page.addScriptTag({
    type: 'module',
    content: `window.pagefind = await import('/pagefind.js'); await window.pagefind.init();`,
  });
  await page.waitForFunction('window.pagefind');
}

/** Bytes of a fresh page for one query and the texts of its first results, its worker's included. */
async function bytesOf(browser: Browser, origin: string, {query, scope}: Query): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({responseBodySize}) => responseBodySize)),
  );
  await openPagefind(page, origin);
  await ask(page, query, scope.tags);
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total;
}

/** Pagefind over the same built HTML, in the browser. */
export async function measurePagefind(
  browser: Browser,
  records: readonly SearchRecord[],
  queries: readonly Query[],
): Promise<EngineResult[]> {
  const folder = await buildPagefind(records);
  const file = (url: string) => path.join(folder, new URL(url, 'http://x').pathname);
  const serve: Parameters<typeof withServer>[0] = (request, response) => {
    const name = file(request.url!);
    if (name.endsWith('empty.html')) {
      response.writeHead(200, {'Content-Type': 'text/html'}).end('<!doctype html>');
    } else if (!statSync(name, {throwIfNoEntry: false})?.isFile()) {
      response.writeHead(404).end();
    } else {
      // Its index files are compressed as they are; scripts as a server would.
      const isText = /\.(?:js|css|json)$/.test(name);
      response
        .writeHead(200, {
          'Content-Type': mediaType(name),
          ...(isText && {'Content-Encoding': 'br'}),
        })
        .end(isText ? brotliCompressSync(readFileSync(name)) : readFileSync(name));
    }
  };
  return withServer(serve, async (origin) => {
    const page = await browser.newPage();
    await openPagefind(page, origin);
    const quality = await measureQuality(queries, async ({query, scope}) => {
      const own = scope.manual
        ? await ask(page, query, [docsTag(scope.manual.id, scope.manual.version)])
        : [];
      const all = await ask(page, query, scope.tags);
      return [...new Set([...own, ...all].map((url) => url.normalize('NFC')))];
    });
    const samples: number[] = [];
    for (const query of queries.filter((_, i) => i % 20 === 0)) {
      samples.push(await bytesOf(browser, origin, query));
    }
    const bytes = percentile(samples, 0.5);
    const ui = ['pagefind-ui.js', 'pagefind-ui.css'].map(
      (name) => brotliCompressSync(readFileSync(path.join(folder, name))).length,
    );
    return [
      {name: 'Pagefind, without its panel', quality, bytes},
      {name: 'Pagefind', quality, bytes: ui.reduce((a, b) => a + b, bytes)},
    ];
  });
}
