/**
 * @import * as skipLink from '../../../src/components/SkipLink'
 * @import * as backToTop from '../../../src/components/BackToTop'
 * @import * as keepPlace from '../../../src/clientModules/keepPlace'
 */
import {chunks, hold} from '../lib/faults';
import {expect, open, phone, test} from '../lib/test';
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

  test('backwards, where the navbar had gone', async ({page}) => {
    await open(page, kinds['data sheet']);
    await page.locator('footer a').last().focus();
    const {stops, faults} = await walk(page, false);
    expect(stops.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

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

  for (const kind of ['data sheet', 'lesson'] as const) {
    test(`on a phone: ${kind}`, async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, kinds[kind]);
      expect((await walk(page)).faults).toEqual([]);
    });
  }

  test('on a phone, past an editor that loads as the focus comes near: it stays where it is', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/schnupperlehre/js-counter');
    const place = page.locator('[data-size="example"]').first();
    const heading = page.locator('main :is(h2, h3)', {has: page.locator('.hash-link')}).first();
    await heading.locator('.hash-link').focus();
    await page.keyboard.press('Tab');
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('textbox')).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  test('with 400 % zoom, below an editor that comes late: the button stays where it is', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, kinds.lesson);
    await page.waitForLoadState('networkidle');
    const {release} = await hold(page, chunks);
    const exercise = page.locator('[data-exercise]').first();
    const button = exercise.getByRole('button', {name: 'Prüfen'});
    await button.focus();
    const before = await button.boundingBox();
    release();
    await expect(exercise.getByRole('textbox')).toBeVisible();
    await expect.poll(async () => (await button.boundingBox())?.y).toBeCloseTo(before!.y, -1);
  });
});
