/**
 * `npm run walks` does the steps of the manual in the real product and compares the labels. `npm run pictures` takes
 * the pictures as well. Both write the record of each page that holds. Arguments limit the pages: a manual, or the
 * path of a page. With `--new` each section starts as a new account does, with `--in-use` as an account that has been
 * used and without a record, otherwise as the section before it ends.
 */
import {execSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import type {Browser} from '@playwright/test';
import {readInstructions} from '@portal/content/source/instructions';
import {readSite, type Site} from '@portal/content/source/site';
import {isLeftOut, readRecord} from '@portal/content/walks/record';
import {firstLines, runWalk, type Problem} from './lib/runWalk';
import {table, type Row} from './lib/table';
import type {Walk} from './lib/walk';
import {walkFiles, walkFolder} from './lib/walkFiles';
import {writeRecord} from './lib/writeRecord';
import {launch, openProduct} from './openProduct';
import {productOf, products, readAccess} from './products';
import {recordedWalk} from './recording/recordedWalk';

/** Returns whether a page is one of the wanted ones, or in one of the wanted folders. */
const isWanted = (page: string, wanted: readonly string[]) =>
  wanted.length === 0 ||
  wanted
    .map((name) => name.replace(/\.mdx$/, ''))
    .some((name) => page === name || page.startsWith(`${name}/`) || page.endsWith(`/${name}`));

interface Options {
  site: Site;
  withPictures: boolean;
  /** Whether each section starts with the product and the account as they were at first. */
  isNew: boolean;
  /** Whether each section starts with the product as somebody has it who works with it. */
  isInUse: boolean;
}

/** Does the walk of a page, writes its record if all holds, and returns its row of the table and what differs. */
async function walkPage(
  browser: Browser,
  name: string,
  walk: string | undefined,
  {site, withPictures, isNew, isInUse}: Options,
): Promise<{row: Row; problems: Problem[]}> {
  const product = productOf(name);
  const file = `${name}.mdx`;
  const source = site.pages.get(file);
  if (!source) {
    throw new Error(`There is no page ${file}. Rename or delete its walk.`);
  }
  const access = readAccess(product);
  if (isInUse && !access.inUse) {
    throw new Error(`Set ${product.prefix}_IN_USE, the command that makes the product one in use.`);
  }
  const reset = (command = access.reset) => command && execSync(command, {stdio: 'inherit'});
  const begin = () => reset(isInUse ? access.inUse : access.reset);
  begin();
  const {context, page, opened, reopen} = await openProduct(browser, product, access);
  try {
    const restart = async () => {
      begin();
      await reopen();
    };
    const written = walk && (await import(pathToFileURL(`${walkFolder}/${walk}.ts`).href));
    const instructions = readInstructions(source, site);
    const perform = recordedWalk(name, instructions, (written as {default?: Walk})?.default);
    const before = readRecord(file);
    const options = {
      file,
      ...instructions,
      withPictures,
      ...(before && {before}),
      ...((isNew || isInUse) && {restart}),
    };
    const result = await runWalk(perform, page, {...opened, access}, options);
    // The record shows what somebody sees who begins.
    if (result.problems.length === 0 && !isInUse) {
      await writeRecord(file, product.name, opened.version, result, withPictures);
    }
    const done = Object.values(result.units);
    const left = done.filter(isLeftOut).length;
    const row = {
      page: name,
      steps: instructions.units.length,
      checked: done.length - left,
      left,
      beyond: done.filter(({beyond}) => beyond).length,
      problems: result.problems.map(({outcome}) => outcome),
      pictures: Object.keys(result.pictures).length,
      product: `${product.name} ${opened.version}`,
    };
    return {row, problems: result.problems};
  } finally {
    await context.close();
    reset();
  }
}

/** The row of a page that could not be walked at all. */
const failedRow = (page: string): Row => ({
  page,
  steps: 0,
  checked: 0,
  left: 0,
  beyond: 0,
  problems: ['environment'],
  pictures: 0,
  product: '',
});

async function main(): Promise<void> {
  const [mode, ...rest] = process.argv.slice(2);
  const isNew = rest.includes('--new');
  const isInUse = rest.includes('--in-use');
  const selection = rest.filter((name) => !name.startsWith('--'));
  const walks = [...walkFiles(products)].filter(([page]) => isWanted(page, selection));
  if (walks.length === 0) {
    throw new Error(`No walk in ${walkFolder} fits «${selection.join(' ')}».`);
  }
  const browser = await launch();
  // A wait that a failed step has left behind fails later, when nobody waits for it any more.
  process.on('unhandledRejection', (error) => console.error(`afterwards: ${firstLines(error)}`));
  const options = {site: readSite(), withPictures: mode === 'pictures', isNew, isInUse};
  const rows: Row[] = [];
  try {
    for (const [index, [name, walk]] of walks.entries()) {
      console.log(`[${index + 1}/${walks.length}] ${name}`);
      try {
        const {row, problems} = await walkPage(browser, name, walk, options);
        problems
          .filter(({outcome}) => outcome !== 'not reached')
          .forEach(({outcome, place, message}) => console.log(`${place}  ${outcome}: ${message}`));
        rows.push(row);
      } catch (error) {
        console.log(`${name}.mdx:1  environment: ${(error as Error).message}`);
        rows.push(failedRow(name));
      }
    }
  } finally {
    // An open browser would keep the command running after an error.
    await browser.close();
  }
  console.log(table(rows));
  process.exitCode = rows.some(({problems}) => problems.length > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
