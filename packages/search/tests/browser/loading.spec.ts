import type {Locator, Page, Request} from '@playwright/test';
import {chunks} from '../../../../tests/browser/lib/faults';
import {expect, open, test, whenIdle} from '../../../../tests/browser/lib/test';
import {ask, button, hits, openPanel} from './lib/panel';
import {queryField, results} from './lib/results';

test.use({prefetch: true});

const ofSearch = /\/search-index\/|search-engine|docsearch/;

const isPage = (request: Request) => chunks.test(request.url());
const isPrefetch = (request: Request) => request.headers()['sec-purpose'] === 'prefetch';

/** Addresses that the page asks for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test.describe('loading the search (embedded)', () => {
  test('nothing of it comes before the reader reaches for it', async ({page}) => {
    const asked = watch(page);
    await open(page, '/email/webmail');
    await whenIdle(page);
    const title = await page.locator('h1').innerText();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText(title);
    await whenIdle(page);
    expect(asked.filter((url) => ofSearch.test(url))).toEqual([]);

    await button(page).hover();
    await expect
      .poll(() => asked.some((url) => url.includes('/search-index/docs-email-')))
      .toBe(true);
    await expect.poll(() => asked.some((url) => url.includes('docsearch'))).toBe(true);
  });

  test('passing over the button with the pointer loads nothing', async ({page}) => {
    const asked = watch(page);
    await page.clock.install();
    await open(page, '/email/webmail');
    await page.clock.pauseAt(Date.now() + 60_000);
    const box = (await button(page).boundingBox())!;
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.move(box.x + 5, box.y + 400);
    await page.clock.runFor(5000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => ofSearch.test(url))).toEqual([]);
  });

  test('the index of the manual being read comes first, each once', async ({page}) => {
    const asked = watch(page);
    await open(page, '/wordpress/medien');
    await openPanel(page);
    await ask(page, 'bild');
    const indexes = asked.filter((url) => /search-index\/docs/.test(url));
    expect(indexes[0]).toContain('docs-wordpress-current');
    expect(indexes.length).toBeGreaterThan(5);
    expect(new Set(indexes).size).toBe(indexes.length);
  });

  test('the browser keeps it between pages', async ({page}) => {
    await open(page, '/wordpress/medien');
    await openPanel(page);
    await ask(page, 'bild');
    const asked = watch(page);
    await page.keyboard.press('Enter');
    await openPanel(page);
    await ask(page, 'produkt');
    await expect(hits(page).first()).toBeVisible();
    expect(asked.filter((url) => ofSearch.test(url))).toEqual([]);

    // A new document asks for the list only; the files come from the browser's cache.
    await open(page, '/wordpress/produkte');
    const answers: Promise<[string, number]>[] = [];
    page.on('requestfinished', (request) => {
      if (/search-index\/docs/.test(request.url())) {
        answers.push(
          request.sizes().then(({responseBodySize}) => [request.url(), responseBodySize]),
        );
      }
    });
    await openPanel(page);
    await ask(page, 'bild');
    expect(answers.length).toBeGreaterThan(5);
    expect((await Promise.all(answers)).filter(([, size]) => size > 0)).toEqual([]);
  });

  test('a result’s page comes when the reader reaches for it', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, 'outlook');
    const loaded = page.waitForRequest((request) => isPage(request) && !isPrefetch(request));
    await hits(page).first().getByRole('link').hover();
    await loaded;
  });

  test.describe('the pages of results in view come when nothing changes any more', () => {
    /** Addresses of the pages that are prefetched from now on. */
    async function watchPrefetches(page: Page): Promise<string[]> {
      const prefetched: string[] = [];
      await page.exposeFunction('notePage', (pathname: string) => prefetched.push(pathname));
      await page.evaluate(() => {
        const prefetch = (window as unknown as {notePage: (pathname: string) => void}).notePage;
        window.docusaurus = {...window.docusaurus, prefetch} as typeof window.docusaurus;
      });
      return prefetched;
    }
    const pageOf = (result: Locator) =>
      result.getByRole('link').evaluate((link: HTMLAnchorElement) => link.pathname);

    test('in the panel', async ({page}) => {
      await open(page, '/email/webmail');
      await openPanel(page);
      const prefetched = await watchPrefetches(page);
      await ask(page, 'produkt');
      await expect.poll(() => prefetched).toContain(await pageOf(hits(page).first()));
      expect(prefetched).not.toContain(await pageOf(hits(page).last()));
      await hits(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => prefetched).toContain(await pageOf(hits(page).last()));
    });

    test('also one with «ü» in its address', async ({page}) => {
      await open(page, '/search');
      await page.waitForLoadState('networkidle');
      const asked = watch(page);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/dorfplatz/amtliche/einführung';
        void window.docusaurus.prefetch(link.pathname);
      });
      // After the routing tables of its manual, the page itself.
      await expect
        .poll(() => asked.filter((url) => /\/[\da-f]{8}\.[^/]+$/.test(url)))
        .not.toEqual([]);
    });

    test('on the search page', async ({page}) => {
      await open(page, '/search');
      const prefetched = await watchPrefetches(page);
      await queryField(page).fill('produkt');
      await expect.poll(() => prefetched).toContain(await pageOf(results(page).first()));
    });
  });

  for (const [query, address] of [
    ['abwesenheit', /abwesenheit/],
    // Encoded in the hit, and in the address bar.
    ['dorfplatz amtliche einführung', /einf%C3%BChrung/],
  ] as const) {
    test(`a result that is open already adds nothing to the history: ${query}`, async ({page}) => {
      const follow = async () => {
        await openPanel(page);
        await ask(page, query);
        await hits(page).first().getByRole('link').click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(address);
        return page.evaluate(() => history.length);
      };
      await open(page, '/email/webmail');
      const length = await follow();
      expect(await follow()).toBe(length);
    });
  }

  test('no other host is asked, and no connection prepared', async ({page}) => {
    const asked = watch(page);
    await open(page, '/wordpress/medien');
    await openPanel(page);
    await ask(page, 'bild');
    await page.keyboard.press('Escape');
    await open(page, '/search?q=bild');
    await expect(page.locator('main ol > li').first()).toBeVisible();
    expect(asked.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([]);
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  });
});
