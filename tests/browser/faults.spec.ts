import {shownMessages} from '../lib/messages';
import {expect, hydrated, open, test} from './lib/test';

const title = (id: string) => shownMessages[id] ?? id;
const chunks = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Milliseconds until the progress bar of a route change appears (specification, section 9). */
const progressBarDelay = 200;

test.describe('loading faults (8)', () => {
  test('a route chunk that fails on navigation reloads the whole page, once', async ({
    page,
    problems,
  }) => {
    await open(page, '/hgv');
    let navigations = 0;
    page.on('framenavigated', () => navigations++);
    // As after a deploy: the files of the former build are gone.
    await page.route(chunks, (route) => route.fulfill({status: 404, body: ''}));
    await page.locator('nav.navbar').getByRole('link', {name: 'E-Mail'}).click();
    await page.waitForURL('/email');
    await expect(page.locator('h1')).toBeVisible();
    expect(navigations).toBeLessThanOrEqual(2);
    await page.unroute(chunks);
    // The reload that the missing file caused may still be under way.
    await expect(() => page.goto('/email')).toPass();
    await hydrated(page);
    problems.length = 0;
  });

  test('every third-party host may be unreachable', async ({page}) => {
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort('connectionrefused'),
    );
    await open(page, '/');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('offline after the first load: the page stays, and works again online', async ({
    page,
    context,
    problems,
  }) => {
    await open(page, '/email');
    await context.setOffline(true);
    await page.locator('.theme-doc-sidebar-container').getByRole('link').nth(1).hover();
    await expect(page.locator('h1')).toBeVisible();
    await context.setOffline(false);
    await page.goto('/email/webmail');
    await hydrated(page);
    problems.length = 0;
  });
});

/** The framework says in the console that it cannot store; readers see nothing of it. */
function forgiveStorage(problems: string[]): void {
  const rest = problems.filter((problem) => !/storage/i.test(problem));
  problems.splice(0, problems.length, ...rest);
}

test.describe('storage faults', () => {
  const garbage = '\u0000{"[not json';
  const keys = [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-typo3',
    'portal-analytics-consent',
    '__DOCSEARCH_RECENT_SEARCHES__handbuch',
    '__DOCSEARCH_FAVORITE_SEARCHES__handbuch',
  ];

  test('garbage under every key the portal uses', async ({page}) => {
    await page.addInitScript(
      ([names, value]) => names.forEach((name) => localStorage.setItem(name, value)),
      [keys, garbage] as const,
    );
    await open(page, '/typo3/grundlagen/login');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('blocked storage', async ({page, problems}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/typo3/grundlagen/login');
    await hydrated(page);
    await page.getByRole('button', {name: /hellem und dunklem Modus/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    forgiveStorage(problems);
  });

  test('full storage', async ({page, problems}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/typo3/grundlagen/login');
    await hydrated(page);
    await page.getByRole('button', {name: /hellem und dunklem Modus/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    forgiveStorage(problems);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('text, navigation and sidebar are there', async ({page}) => {
    await page.goto('/email/webmail');
    await expect(page.locator('h1')).toBeVisible();
    await expect(
      page.locator('.theme-doc-sidebar-container').getByRole('link').first(),
    ).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('base address', () => {
  test('a wrong base address shows the banner', async ({page, problems}) => {
    // The site was built for / but is opened below a folder, where its files are missing.
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toBeVisible();
    problems.length = 0;
  });
});

test.describe('progress bar and prefetch (9)', () => {
  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await open(page, '/email');
      await page.locator('.theme-layout-footer').scrollIntoViewIfNeeded();
      await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
    });
  }

  test(`a slow page shows the progress bar after ${progressBarDelay} ms, without a spinner`, async ({
    page,
  }) => {
    await open(page, '/hgv');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunks, async (route) => {
      await held;
      await route.continue();
    });
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          document.addEventListener('click', () => (clicked = performance.now()), {capture: true});
          new MutationObserver(() => {
            if (document.querySelector('#nprogress .bar')) {
              resolve(performance.now() - clicked);
            }
          }).observe(document.body, {childList: true, subtree: true});
        }),
    );
    await page.locator('nav.navbar').getByRole('link', {name: 'Webkit Smart'}).click();
    expect(await waited).toBeGreaterThanOrEqual(progressBarDelay);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await page.waitForURL('/webkit-smart');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('page crash (8)', () => {
  test('shows the specified page, and trying again renders it anew', async ({page, problems}) => {
    await open(page, '/hgv');
    // Breaks React's update of the next page once: the text node it wants to remove is gone.
    await page.evaluate(() => {
      const original = Node.prototype.removeChild;
      Node.prototype.removeChild = function removeChild<T extends Node>(child: T): T {
        if (!(this instanceof Element && this.closest('#__docusaurus'))) {
          return original.call(this, child) as T;
        }
        Node.prototype.removeChild = original;
        throw new Error('Absichtlich', {cause: new Error('Ursache')});
      };
    });
    await page.locator('nav.navbar').getByRole('link', {name: 'E-Mail'}).click();
    const heading = page.getByRole('heading', {name: title('theme.ErrorPageContent.title')});
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/Seitenfehler/);
    await expect(page.locator('main')).toContainText('Ursache');
    await page.getByRole('button', {name: title('theme.ErrorPageContent.tryAgain')}).click();
    await expect(heading).toHaveCount(0);
    problems.length = 0;
  });
});
