import type {Page, Route} from '@playwright/test';
import {maxQueryLength} from '../../src/constants';
import {answerTimeout} from '../../src/client/embeddedClient';
import {shown} from '../../../../tests/lib/messages';
import {hold, missing, unreachable} from '../../../../tests/browser/lib/faults';
import {expect, forgive, open, phone, test} from '../../../../tests/browser/lib/test';
import {ask, button, field, hits, message, openPanel, panel} from './lib/panel';
import {status} from './lib/results';

test.use({fresh: true});

const manifest = '**/search-index/manifest.json';
const ownIndex = '**/search-index/docs-email-*.json';
const engine = /\/assets\/js\/search-engine[^/]*\.js$/;

async function truncate(route: Route): Promise<void> {
  const body = await (await route.fetch()).text();
  await route.fulfill({contentType: 'application/json', body: body.slice(0, body.length / 2)});
}

interface Fault {
  files: string | RegExp;
  answer: (route: Route) => Promise<void>;
  /** The problems that the browser tells of. */
  provoked?: RegExp;
}

const faults: Record<string, Fault> = {
  'the list of the index is missing': {
    files: manifest,
    answer: (route) => route.fulfill({status: 404, body: ''}),
    provoked: missing(/\/manifest\.json$/),
  },
  'the list of the index is of another version': {
    files: manifest,
    answer: (route) => route.fulfill({json: {indexVersion: -1}}),
  },
  'the index is missing': {
    files: ownIndex,
    answer: (route) => route.fulfill({status: 404, body: ''}),
    provoked: missing(/\/docs-email-/),
  },
  'the index is truncated': {files: ownIndex, answer: truncate},
  'the index is blocked': {
    files: ownIndex,
    answer: (route) => route.abort('blockedbyclient'),
    provoked: unreachable(/\/docs-email-/, 'ERR_BLOCKED_BY_CLIENT'),
  },
  'a page of the server comes instead': {
    files: ownIndex,
    answer: (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
  },
  'the engine is missing': {
    files: engine,
    answer: (route) => route.fulfill({status: 404, body: ''}),
    // The worker's own file: the browser tells of its request twice.
    provoked: /^(?:status 404|failed): \S*\/search-engine\.\S+\.js(?: net::ERR_FAILED)?$/,
  },
};

async function expectFailure(page: Page): Promise<void> {
  await expect(panel(page)).toContainText(message('SearchModal.errorScreen.titleText'));
  await expect(panel(page)).toContainText(message('SearchModal.errorScreen.helpText'));
}

test.describe('faults of the search (8)', () => {
  for (const [name, {files, answer, provoked}] of Object.entries(faults)) {
    test(`${name}: says so, and the next keystroke tries again`, async ({page, problems}) => {
      await page.route(files, answer);
      await open(page, '/email/webmail');
      await openPanel(page);
      await field(page).fill('abwesen');
      await expectFailure(page);
      await page.unroute(files);
      await field(page).press('h');
      await expect(hits(page).first()).toContainText(/abwesenheit/i);
      if (provoked) {
        forgive(problems, provoked);
      }
    });
  }

  test('an index that never arrives: says so, and the page stays usable', async ({page}) => {
    await page.clock.install();
    const {asked, release} = await hold(page, ownIndex, (route) =>
      route.continue().catch(() => {}),
    );
    await open(page, '/email/webmail');
    await openPanel(page);
    await asked;
    await field(page).fill('abwesen');
    // Shown while an answer is awaited: from then on the time to it runs.
    await expect(panel(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
    await expect(panel(page)).not.toContainText(message('SearchModal.errorScreen.titleText'));
    await page.clock.fastForward(answerTimeout);
    await expectFailure(page);
    release();
    await field(page).press('h');
    await expect(hits(page).first()).toContainText(/abwesenheit/i);
    await page.keyboard.press('Escape');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/webmail/);
  });

  test('another manual is missing: the one being read answers', async ({page, problems}) => {
    await page.route('**/search-index/docs-wordpress-*.json', (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await open(page, '/email/webmail');
    await openPanel(page);
    await field(page).fill('abwesenheitsmeldung');
    await expect(hits(page).first()).toContainText(/abwesenheit/i);
    await expect(panel(page)).not.toContainText(message('SearchModal.errorScreen.titleText'));
    forgive(problems, missing(/\/docs-wordpress-/));
  });

  test('the panel itself is missing: its button leads to the search page', async ({
    page,
    problems,
  }) => {
    const {asked, release} = await hold(page, /docsearch/, (route) => route.abort());
    await open(page, '/email/webmail');
    await page.keyboard.press('Control+K');
    await asked;
    await page.keyboard.type('bild');
    release();
    // What was typed on the way is searched there.
    await expect(page).toHaveURL('/search?q=bild');
    await page.goBack();
    await page.keyboard.press('Control+K');
    await expect(page).toHaveURL('/search');
    forgive(problems, unreachable(/docsearch/, 'ERR_FAILED'));
  });

  test('the panel itself is missing offline: says so, and the page stays', async ({
    page,
    context,
    problems,
  }) => {
    const note = button(page).locator('xpath=..').locator('[aria-live]');
    // From the start: a panel that is already there would open without a connection.
    await page.route(/docsearch/, (route) => route.abort('internetdisconnected'));
    await open(page, '/email/webmail');
    // Scrolling downwards hides the navbar.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(button(page)).not.toBeInViewport({timeout: 500});
    }).toPass();
    await context.setOffline(true);
    await page.keyboard.press('Control+K');
    await expect(note).toHaveText(shown('portal.search.offline'));
    await expect(note).toBeInViewport({ratio: 1});
    await page.setViewportSize(phone);
    await expect(note).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(note).toHaveText('');

    await page.keyboard.press('Control+K');
    await expect(note).toHaveText(shown('portal.search.offline'));
    await page.unroute(/docsearch/);
    await context.setOffline(false);
    await expect(note).toHaveText('');
    await expect(page).toHaveURL('/email/webmail');
    await openPanel(page);
    forgive(problems, unreachable(/\/assets\//, 'ERR_INTERNET_DISCONNECTED'));
  });
});

/** What nobody expects in a query, each within its limit. */
const oddQueries = [
  `"'\`<>&;`,
  '<img src=x onerror=hacked=1>',
  '"><script>hacked=1</script>',
  '.*+?^${}()|[]\\',
  '😀👩‍🚀 passwort',
  'ä'.repeat(64),
  // The limit cuts the last sign in two.
  `${'x'.repeat(maxQueryLength - 1)}😀`,
  '%00%zz\u0000\ufffe',
  '‮ passwort ‬',
  '__proto__ constructor',
  '   ',
];

test.describe('queries of any characters', () => {
  test('are answered in the panel, and nothing of them is run', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    for (const query of oddQueries) {
      await field(page).fill(query);
      await field(page).press('End');
      await expect(panel(page)).not.toContainText(message('SearchModal.errorScreen.titleText'));
      await ask(page, 'passwort');
      await expect(hits(page).first()).toBeVisible();
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('a selection that the limit cuts within an emoji opens the panel', async ({page}) => {
    await open(page, '/email/webmail');
    await page.evaluate(
      (text) => {
        const paragraph = document.querySelector('article p')!;
        paragraph.textContent = text;
        getSelection()!.selectAllChildren(paragraph);
      },
      `${'x'.repeat(maxQueryLength - 1)}😀`,
    );
    await openPanel(page);
    await expect(panel(page)).toContainText(message('SearchModal.noResultsScreen.noResultsText'));
  });

  test('a stroke in a query is no plural form', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, 'passwort | login');
    await expect(hits(page).first()).toBeVisible();
  });

  test('are answered by the search page, and nothing of them is run', async ({page}) => {
    test.slow();
    for (const query of oddQueries.filter((one) => !one.includes('\u0000'))) {
      await test.step(JSON.stringify(query).slice(0, 30), async () => {
        await open(page, `/search?q=${encodeURIComponent(query)}`);
        await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
        const shown = query.trim() ? query : '';
        await expect(status(page)).toHaveText(shown ? /\S/ : '');
        await expect(page.locator('main script, main img[src=x]')).toHaveCount(0);
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      });
    }
  });

  test('HTML in a text of the manuals shows as text', async ({page}) => {
    const html = '<script>hacked=1</script> &amp; Zaubertinte';
    await page.route(ownIndex, async (route) => {
      const index = await (await route.fetch()).json();
      index.pages[0].sections[0][2] = html;
      index.pages[0].sections[0].push(`Text ${html}`);
      index.pages[0].group = 'Gruppe <img src=x onerror=hacked=1>';
      await route.fulfill({json: index});
    });
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, 'zaubertinte');
    await expect(hits(page).first()).toContainText('<script>hacked=1</script>');
    await expect(panel(page).locator('script, img')).toHaveCount(0);
    await expect(hits(page).first()).toContainText('Gruppe <img src=x onerror=hacked=1>');
    await page.keyboard.press('Enter');

    await open(page, '/search?q=zaubertinte');
    await expect(page.locator('main ol')).toContainText('<script>hacked=1</script>');
    await expect(page.locator('main script, main img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
