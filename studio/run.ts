/**
 * `npm run walks` does the steps of the manual in the real product and compares the labels. `npm run pictures` takes
 * the pictures as well. Both write the record of each page that holds. Arguments limit the pages: a manual, or the
 * path of a page.
 */
import {execSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments, findTestBrowser} from '../scripts/lib/browser';
import {instructionsOf} from '@portal/content/source/instructions';
import {readSite, type Site} from '@portal/content/source/site';
import {isLeftOut} from '@portal/content/walks/record';
import {density} from './lib/picture';
import {runWalk} from './lib/runWalk';
import {patience, signIn} from './lib/signIn';
import {watchRequests} from './lib/settle';
import {table, type Row} from './lib/table';
import type {Walk} from './lib/walk';
import {walkFiles, walkFolder} from './lib/walkFiles';
import {windowSize} from './lib/windowSize';
import {writeRecord} from './lib/writeRecord';
import {accountOf, products, readAccess, type Product} from './products';

/** Text is drawn alike on every machine, so that a picture changes only when the product does. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Returns whether a page is one of the wanted ones, or in one of the wanted folders. */
const isWanted = (page: string, wanted: readonly string[]) =>
  wanted.length === 0 ||
  wanted
    .map((name) => name.replace(/\.mdx$/, ''))
    .some((name) => page === name || page.startsWith(`${name}/`) || page.endsWith(`/${name}`));

async function walkPage(
  browser: Browser,
  product: Product,
  name: string,
  {walk, site, withPictures}: {walk: string; site: Site; withPictures: boolean},
) {
  const file = `${name}.mdx`;
  const source = site.pages.get(file);
  if (!source) {
    throw new Error(
      `${walkFolder}/${name}.ts: there is no page ${file}. Rename or delete the walk.`,
    );
  }
  const access = readAccess(product);
  const reset = () => access.reset && execSync(access.reset, {stdio: 'inherit'});
  reset();
  const context = await browser.newContext({
    baseURL: access.url,
    viewport: windowSize,
    deviceScaleFactor: density,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  context.setDefaultTimeout(patience);
  try {
    const page = await context.newPage();
    watchRequests(page);
    const opened = await signIn(page, accountOf(product, access), () => product.open(page, access));
    const {default: perform} = (await import(pathToFileURL(`${walkFolder}/${walk}.ts`).href)) as {
      default: Walk;
    };
    const units = instructionsOf(source, site);
    const result = await runWalk(perform, page, {...opened, access}, {file, units, withPictures});
    if (result.problems.length === 0) {
      await writeRecord(file, product.name, opened.version, result, withPictures);
    }
    return {result, version: opened.version, units: units.length};
  } finally {
    await context.close();
    reset();
  }
}

async function main(): Promise<void> {
  const [mode, ...selection] = process.argv.slice(2);
  const walks = [...walkFiles(products)].filter(([page]) => isWanted(page, selection));
  if (walks.length === 0) {
    throw new Error(`No walk in ${walkFolder} fits «${selection.join(' ')}».`);
  }
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: [
      ...browserArguments,
      ...drawing,
      ...(process.env.STUDIO_HOSTS ? [`--host-resolver-rules=${process.env.STUDIO_HOSTS}`] : []),
    ],
  });
  const options = {site: readSite(), withPictures: mode === 'pictures'};
  const rows: Row[] = [];
  let failed = 0;
  try {
    for (const [name, walk] of walks) {
      const product = products.find((candidate) => name.startsWith(`${candidate.folder}/`));
      if (!product) {
        throw new Error(
          `${walkFolder}/${name}.ts: studio/products.ts names no product for this folder.`,
        );
      }
      const {result, version, units} = await walkPage(browser, product, name, {...options, walk});
      result.problems.forEach(({place, message}) => console.log(`${place}  ${message}`));
      failed += result.problems.length;
      const done = Object.values(result.units);
      const left = done.filter(isLeftOut).length;
      rows.push({
        page: name,
        steps: units,
        checked: done.length - left,
        left,
        differing: result.problems.length,
        pictures: Object.keys(result.pictures).length,
        product: `${product.name} ${version}`,
      });
    }
  } finally {
    // An open browser would keep the command running after an error.
    await browser.close();
  }
  console.log(table(rows));
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
