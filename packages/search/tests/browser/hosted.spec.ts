import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {parseEnv} from '../../../../src/config/env';
import type {SearchRequest} from '../../src/wire/types';
import {services} from '../../../../tests/fixtures/fixture';
import {createHostedAnswer} from '../hosted/answer';
import {unreachable} from '../../../../tests/browser/lib/faults';
import {at, fixtureOrigin} from '../../../../tests/browser/lib/fixture';
import {labelOf} from '../../../../tests/browser/lib/manuals';
import {expect, forgive, open, test} from '../../../../tests/browser/lib/test';
import {ask, field, hits, message, openPanel, panel, seeAll} from './lib/panel';
import {results} from './lib/results';

// The fixture is built with credentials of the hosted search.
test.use({baseURL: fixtureOrigin, prefetch: true});
const {searchIndexName} = parseEnv(services);
const host = `https://${services.ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`;
const hosts = /^https:\/\/testapp(?:-\w+)?\.algolia(?:\.net|net\.com)\//i;
const login = at('typo3/grundlagen/login');
const generator = JSON.parse(
  readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
) as {version: string};

interface Call {
  url: URL;
  headers: Record<string, string>;
  requests: SearchRequest[];
}

type HostedAnswer = Awaited<ReturnType<Awaited<ReturnType<typeof createHostedAnswer>>>>;

/** Answers for the hosted search and keeps what is asked of it; every other host is silent. */
async function standIn(
  page: Page,
  change = (hosted: HostedAnswer): HostedAnswer => hosted,
): Promise<Call[]> {
  const calls: Call[] = [];
  const answer = await createHostedAnswer('build-fixture');
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      if (!hosts.test(request.url())) {
        return route.fulfill({contentType: 'text/javascript', body: ''});
      }
      const {requests} = request.postDataJSON() as {requests: SearchRequest[]};
      calls.push({url: new URL(request.url()), headers: request.headers(), requests});
      return route.fulfill({
        headers: {'Access-Control-Allow-Origin': '*'},
        json: change(await answer(requests)),
      });
    },
  );
  return calls;
}

test.describe('hosted search (7)', () => {
  test('the panel shows its results; the calls carry index, key, agent and context', async ({
    page,
  }) => {
    const calls = await standIn(page);
    await open(page, login);
    await openPanel(page);
    expect(calls).toEqual([]);
    await ask(page, 'passwort');
    await expect(hits(page).first()).toContainText(labelOf('typo3'));
    await expect(hits(page).first().locator('b').first()).toHaveText(/passwort/i);

    const {url, headers, requests} = calls.at(-1)!;
    const parameter = (name: string) => headers[name] ?? url.searchParams.get(name);
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(parameter('x-algolia-application-id')).toBe(services.ALGOLIA_APP_ID);
    expect(parameter('x-algolia-api-key')).toBe(services.ALGOLIA_API_KEY);
    expect(parameter('x-algolia-agent')).toContain(`docusaurus (${generator.version})`);
    expect(requests[0]).toMatchObject({
      indexName: new URL(parseEnv({}).siteUrl).host,
      query: 'passwort',
      hitsPerPage: 20,
    });
    expect(searchIndexName).toBe(requests[0]?.indexName);
    const [language, tags] = requests[0]!.facetFilters!;
    expect(language).toBe('language:de-CH');
    expect(tags).toEqual(
      expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-typo3-current']),
    );
    expect(tags).not.toContain('docusaurus_tag:docs-typo3-12.0');
  });

  test('the version being read is searched', async ({page}) => {
    const calls = await standIn(page);
    await open(page, at('typo3/12.0/grundlagen/login'));
    await openPanel(page);
    await ask(page, 'passwort');
    expect(calls.at(-1)?.requests[0]?.facetFilters?.[1]).toContain(
      'docusaurus_tag:docs-typo3-12.0',
    );
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(at('typo3/12\\.0/')));
  });

  test('the search page shows its results', async ({page}) => {
    const calls = await standIn(page);
    await open(page, login);
    await openPanel(page);
    await ask(page, 'passwort');
    await seeAll(page).click();
    await expect(results(page).first()).toContainText(/passwort/i);
    await expect(results(page).first().locator('b').first()).toBeVisible();
    expect(calls.at(-1)?.requests[0]?.query).toBe('passwort');
  });

  test('questions of its records stand in their results, below the base path', async ({page}) => {
    const calls = await standIn(page, (hosted) => {
      for (const {hits: all} of hosted.results) {
        all[0]!._highlightResult.questions = [
          {value: 'Neues \ue000Passwort\ue001 <b>?', matchLevel: 'full', matchedWords: []},
        ];
      }
      return hosted;
    });
    await open(page, login);
    await openPanel(page);
    await ask(page, 'passwort neu');
    expect(calls.at(-1)?.requests[0]).toMatchObject({
      attributesToHighlight: ['hierarchy', 'questions'],
    });
    await expect(hits(page).first()).toContainText('Neues Passwort <b>?');
    const address = (await hits(page).first().getByRole('link').getAttribute('href'))!;
    expect(address).toContain(at(''));
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL(address);
  });

  test('the connection is prepared', async ({page}) => {
    await standIn(page);
    await open(page, login);
    await expect(page.locator(`link[rel=preconnect][href="${host}" i]`)).toHaveCount(1);
  });

  test('its failure is told as any other; the next keystroke tries again', async ({
    page,
    problems,
  }) => {
    await standIn(page);
    await page.route(hosts, (route) => route.abort());
    await open(page, login);
    await openPanel(page);
    await field(page).fill('passwor');
    await expect(panel(page)).toContainText(message('SearchModal.errorScreen.titleText'));
    await page.unroute(hosts);
    await field(page).press('t');
    await expect(hits(page).first()).toBeVisible();
    forgive(problems, unreachable(/\.algolia(?:\.net|net\.com)\//, 'ERR_FAILED'));
  });

  test('an answer in another form is a failure, on the search page as well', async ({page}) => {
    await standIn(page);
    await page.route(hosts, (route) =>
      route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, json: {}}),
    );
    await open(page, at('search?q=passwort'));
    await expect(page.getByRole('alert')).toContainText(
      message('SearchModal.errorScreen.titleText'),
    );
    await openPanel(page);
    await field(page).fill('passwort');
    await expect(panel(page)).toContainText(message('SearchModal.errorScreen.titleText'));
  });
});
