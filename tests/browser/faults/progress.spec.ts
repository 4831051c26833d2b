/**
 * @import * as stillProgress from '../../../src/clientModules/stillProgress'
 * @import * as lean from 'docusaurus-lean'
 */
import {setConnection} from '../lib/connection';
import {chunks, hold, openAndStir, watchRequests} from '../lib/faults';
import {navbarLink} from '../lib/navbar';
import {expect, open, test, whenIdle} from '../lib/test';

test.use({prefetch: true});

test.beforeEach(({page}) => watchRequests(page));

/** Milliseconds until the progress bar of a route change appears (specification, section 9). */
const progressBarDelay = 200;

test.describe('progress bar and prefetch (9)', () => {
  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ]) {
    test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
      await setConnection(page, connection);
      await open(page, '/email');
      await page.locator('.theme-layout-footer').scrollIntoViewIfNeeded();
      await page.locator('.pagination-nav__link--next').hover();
      // What scrolling and pointing set off has happened when the browser is idle again.
      await whenIdle(page);
      await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
    });
  }

  test('with a good connection links in view are prefetched', async ({page}) => {
    await setConnection(page, {saveData: false, effectiveType: '4g'});
    await open(page, '/email');
    await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached();
  });

  test(`a slow page shows the progress bar after ${progressBarDelay} ms, without a spinner`, async ({
    page,
  }) => {
    await open(page, '/hgv');
    const {release} = await hold(page, chunks);
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
    await navbarLink(page, 'webkit-smart').click();
    expect(await waited).toBeGreaterThanOrEqual(progressBarDelay);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await page.waitForURL('/webkit-smart');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a slow page that the reader has left shows none on the page they went to', async ({
    page,
  }) => {
    await page.clock.install();
    await openAndStir(page, '/email');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const slow = await hold(page, chunks);
    // From here on its time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebar.getByRole('link', {name: 'Webmail'}).click();
    await slow.asked;
    const quick = await hold(page, chunks);
    quick.release();
    await sidebar.getByRole('link', {name: /Abwesenheit/}).click();
    await expect(page.locator('h1')).toHaveText('Abwesenheitsmeldung');
    await page.clock.fastForward(progressBarDelay);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    slow.release();
  });

  test('a page keeps its title until the next one is there', async ({page}) => {
    await open(page, '/hgv');
    const title = await page.title();
    const {asked, release} = await hold(page, chunks);
    await navbarLink(page, 'webkit-smart').click();
    await asked;
    await expect(page).toHaveURL('/webkit-smart');
    await expect(page).toHaveTitle(title);
    release();
    await expect(page).toHaveTitle(/^Webkit Smart/);
  });
});
