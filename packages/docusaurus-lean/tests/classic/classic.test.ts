import {readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {browserArguments, findTestBrowser} from '../../../../scripts/lib/browser';
import {execute} from '../../../../scripts/lib/execute';
import {buildSite, serveSite} from './site';

let browser: Browser;

beforeAll(async () => {
  const executablePath = findTestBrowser() ?? undefined;
  browser = await chromium.launch({executablePath, args: browserArguments});
});
afterAll(() => browser.close());

const colour = (element: Element) => getComputedStyle(element).color;

/** Opens the first page of a built site and follows its link. Returns what the reader sees and all problems. */
async function read(dir: string) {
  const server = await serveSite(dir);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  try {
    await page.goto(server.origin);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    const string = page.locator('pre .token.string');
    const first = await string.textContent();
    const isColoured =
      (await string.evaluate(colour)) !== (await page.locator('pre').evaluate(colour));
    await page.getByRole('link', {name: 'More code', exact: true}).last().click();
    const second = await page.locator('pre .token.selector').textContent();
    const late = await page.locator('.late').evaluate(colour);
    return {first, isColoured, second, late, documents, problems};
  } finally {
    await page.close();
    server.close();
  }
}

const works = {
  first: "'Hello'",
  isColoured: true,
  second: '.greeting',
  late: 'rgb(0, 128, 128)',
  // The second page came without a new document, so the browser highlighted its code.
  documents: 1,
  problems: [],
};

const scripts = (dir: string) => readdirSync(path.join(dir, 'assets/js'));
const styles = (dir: string) => readdirSync(path.join(dir, 'assets/css'));
const ofPart = expect.stringMatching(/^pages-\d+\./);

describe('a classic site that highlights its code in the browser', () => {
  it('works without docusaurus-lean', async () => {
    const {dir, status, output} = await buildSite('docusaurus');
    expect(output).not.toContain('WARNING');
    expect(status).toBe(0);
    expect(scripts(dir)).not.toContainEqual(ofPart);
    expect(await read(dir)).toEqual(works);
  });

  it('works with all options that such a site may use', async () => {
    const {dir, status, output} = await buildSite('lean');
    expect(output).not.toContain('WARNING');
    expect(status).toBe(0);
    expect(scripts(dir)).toContainEqual(ofPart);
    expect(styles(dir)).toContainEqual(expect.stringMatching(/^more-styles\./));
    expect(await read(dir)).toEqual(works);

    const finish = `npx jiti packages/docusaurus-lean/src/finish.ts --dir ${dir}`;
    expect(await execute(finish, false)).toMatchObject({status: 0});
    expect(await read(dir)).toEqual(works);
  });

  it('stays whole, with one warning, when the generated tables have an unknown form', async () => {
    const {dir, status, output} = await buildSite('unknownTables');
    expect(output.match(/docusaurus-lean leaves .*/g)).toEqual([
      'docusaurus-lean leaves the routing tables alone: routes.js cannot be read (routes is not defined).',
    ]);
    expect(status).toBe(0);
    expect(scripts(dir)).not.toContainEqual(ofPart);
    expect(await read(dir)).toEqual(works);
  });

  it('is not built without Prism, and the error names the option', async () => {
    const {status, output} = await buildSite('withoutPrism');
    expect(status).toBe(1);
    expect(output).toContain('switch the option withoutPrism of docusaurus-lean off');
    expect(output).toContain("'Highlight' is not exported");
  });
});
