/**
 * @import * as dismissibleDropdown from '../../../src/components/Navbar/DismissibleDropdown'
 * @import * as lean from 'docusaurus-lean'
 * @import * as smallWindow from '../../../src/components/SmallWindow'
 */
import {shown} from '../../lib/messages';
import {complaintsInEveryView} from '../accessibility/lib/views';
import {noPrefetch} from '../lib/connection';
import {
  chunks,
  countDocuments,
  hold,
  missing,
  openAndStir,
  styleSheets,
  unreachable,
  watchRequests,
} from '../lib/faults';
import {enlarge} from '../lib/figures';
import {navbarLink} from '../lib/navbar';
import {expect, forgive, hydrated, open, test, whenIdle} from '../lib/test';

test.use({prefetch: true});

test.beforeEach(({page}) => watchRequests(page));

/** What the framework says in the console, and throws, about a file of code that it did not get. */
const chunkError = /^(?:console warning: ChunkLoadError|exception): Loading chunk \S+ failed/;

test.describe('route chunks (8)', () => {
  test('one that fails on navigation reloads the whole page, once', async ({page, problems}) => {
    await open(page, '/hgv');
    const documents = countDocuments(page);
    await page.route(chunks, (route) => route.fulfill({status: 404, body: ''}));
    await navbarLink(page, 'email').click();
    await page.waitForURL('/email');
    // The reloaded page cannot get its files either: it stays as the server sent it, and says so.
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await whenIdle(page);
    expect(documents.count).toBe(1);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);

    await page.unroute(chunks);
    await page.reload();
    await hydrated(page);
    forgive(problems, missing(chunks));
    forgive(problems, chunkError);
  });

  test('a deploy between two clicks: the reader gets the page', async ({page, problems}) => {
    await open(page, '/hgv');
    const documents = countDocuments(page);
    // The new build names its files otherwise; those of the former one are gone.
    const marked = (text: string) => text.replace(/(?<=[\w~]\.[\da-f]{8})\.js\b/g, '.js?neu');
    await page.route(
      (url) => url.pathname.startsWith('/assets/js/'),
      async (route) => {
        const isNew = route.request().url().endsWith('?neu');
        if (!isNew) {
          await route.fulfill({status: 404, body: ''});
          return;
        }
        const response = await route.fetch();
        const body = await response.text();
        // The runtime puts together the names of all other files.
        await route.fulfill({response, body: body.replace(/(?<=\]\+")\.js"/g, '.js?neu"')});
      },
    );
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, body: marked(await response.text())});
      },
    );
    await navbarLink(page, 'email').click();
    // The new document: the address and the mark of hydration are there before it.
    await expect(page.locator('h1')).toHaveText(/E-Mail/);
    await hydrated(page);
    expect(documents.count).toBe(1);

    // From here on the new build serves the reader, without further reloads.
    await navbarLink(page, 'dorfplatz').click();
    await page.waitForURL('/dorfplatz');
    await expect(page.locator('h1')).toHaveText(/Dorfplatz/);
    expect(documents.count).toBe(1);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    expect(problems.some((problem) => problem.includes('404'))).toBe(true);
    // Of the former build only: what the new one asks for is there.
    forgive(problems, missing(/\/assets\/js\/[^/?]+\.js$/));
    forgive(problems, chunkError);
  });

  test('of two pages that are chosen one after the other the second is shown', async ({page}) => {
    await openAndStir(page, '/email');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const first = await hold(page, chunks);
    await sidebar.getByRole('link', {name: 'Webmail'}).click();
    await first.asked;
    const second = await hold(page, chunks);
    await sidebar.getByRole('link', {name: /Abwesenheit/}).click();
    await second.asked;
    second.release();
    await expect(page.locator('h1')).toHaveText('Abwesenheitsmeldung');
    const late = page.waitForResponse(chunks);
    first.release();
    await late;
    await whenIdle(page);
    await expect(page.locator('h1')).toHaveText('Abwesenheitsmeldung');
    await expect(page).toHaveTitle(/Abwesenheit/);
  });

  test('one that fails in the loading state: red box, and retry once the network is back', async ({
    page,
    problems,
  }) => {
    await noPrefetch(page);
    await open(page, '/email');
    const {asked, release} = await hold(page, chunks, (route) =>
      route.abort('internetdisconnected'),
    );
    // Going back to an address with the file's ending: the page is shown before its files are there.
    await page.evaluate(() => {
      history.pushState(null, '', '/email/abwesenheitsmeldung.html');
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await asked;
    release();

    const box = page.locator('main [role=alert]');
    await expect(box).toContainText(/ChunkLoadError/);
    await page.unroute(chunks);
    await box.getByRole('button', {name: shown('portal.loading.retry')}).click();
    await expect(page.locator('h1')).toHaveText('Abwesenheitsmeldung');
    await expect(box).toHaveCount(0);
    forgive(problems, unreachable(chunks, 'ERR_INTERNET_DISCONNECTED'));
  });

  for (const [what, files, error] of [
    ['code', chunks, /ChunkLoadError/],
    ['style sheet', styleSheets, /Loading CSS chunk/],
  ] as const) {
    test(`${what} of a part of the page that fails: the page stays, and retry loads it`, async ({
      page,
      problems,
    }) => {
      await noPrefetch(page);
      await open(page, '/email/webmail');
      await page.route(files, (route) => route.abort('internetdisconnected'));
      await enlarge(page).first().click();
      const box = page.locator('main [role=alert]');
      await expect(box).toContainText(error);
      expect(await complaintsInEveryView(page, ['desktop'])).toEqual({});
      await expect(page.locator('h1')).toBeVisible();
      await page.unroute(files);
      await box.getByRole('button', {name: shown('portal.loading.retry')}).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      forgive(problems, unreachable(files, 'ERR_INTERNET_DISCONNECTED'));
      forgive(problems, error);
    });
  }

  test('code of the small window that fails: it closes, and the page says why', async ({
    page,
    problems,
  }) => {
    await noPrefetch(page);
    await open(page, '/email/webmail');
    await page.route(chunks, (route) => route.abort('internetdisconnected'));
    const opener = page.getByRole('button', {name: shown('portal.window.open')}).first();
    const [small] = await Promise.all([page.waitForEvent('popup'), opener.click()]);
    await expect(page.getByText(shown('portal.window.failed'))).toBeVisible();
    await expect.poll(() => small.isClosed()).toBe(true);
    forgive(problems, unreachable(chunks, 'ERR_INTERNET_DISCONNECTED'));
  });
});
