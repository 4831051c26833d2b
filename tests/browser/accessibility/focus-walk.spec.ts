/**
 * @import * as skipLink from '../../../src/components/SkipLink'
 * @import * as backToTop from '../../../src/components/BackToTop'
 * @import * as figure from '../../../src/components/Figure/context'
 * @import * as sections from '../../../src/components/Section/fold'
 */
import {expect, open, test} from '../lib/test';
import {sizeComplaints} from './lib/axe';
import {walk} from './lib/focus';

/** One address of each kind of page. */
const kinds = {
  home: '/',
  search: '/search',
  overview: '/hgv',
  category: '/email/category/programme',
  task: '/email/webmail',
  element: '/typo3/inhalte/inhaltselemente/accordions',
  'data sheet': '/datenblaetter/seo',
  lesson: '/schnupperlehre/js-einstieg',
  'marker creator': '/dev/Marker-Creator',
};

test.describe('by Tab through the whole page: every stop is seen, in reading order, and none is a trap', () => {
  for (const [kind, address] of Object.entries(kinds)) {
    test(`${kind} ${address}`, async ({page}) => {
      await open(page, address);
      // A part of the page that comes later, such as the tool, moves what follows it.
      await page.waitForLoadState('networkidle');
      const {stops, faults} = await walk(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(faults).toEqual([]);
    });
  }

  test('over the button to the top, which stays as long as it has the focus', async ({page}) => {
    await open(page, '/email/abwesenheitsmeldung');
    await page.evaluate(() => window.scrollTo(0, 3000));
    const button = page.locator('.theme-back-to-top-button');
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, -100));
      await expect(button).toBeVisible({timeout: 100});
    }).toPass();
    await button.focus();
    const shown = await button.getAttribute('class');
    await page.evaluate(() => window.scrollBy(0, 100));
    // The theme takes the class of the shown button away.
    await expect(button).not.toHaveClass(shown ?? '');
    await button.evaluate((element) =>
      Promise.all(element.getAnimations().map(({finished}) => finished)),
    );
    await expect(button).toBeVisible();
    await expect(button).toBeFocused();
    await button.blur();
    await expect(button).not.toBeVisible();
  });

  test('backwards on a low screen, as with 400 % zoom', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, '/email/programme/ios');
    await page.locator('footer a').first().focus();
    expect((await walk(page, false)).faults).toEqual([]);
  });

  for (const kind of ['search', 'task', 'lesson'] as const) {
    test(`with 400 % zoom, nothing covers a stop, and each is large enough: ${kind}`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 320, height: 256});
      await open(page, kinds[kind]);
      expect((await walk(page)).faults).toEqual([]);
      expect(await sizeComplaints(page)).toEqual([]);
    });
  }
});
