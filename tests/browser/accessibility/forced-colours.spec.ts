/**
 * @import * as screenshot from '../../../src/components/Screenshot'
 * @import * as elementPreview from '../../../src/components/ElementPreview'
 */
import {shown} from '../../lib/messages';
import type {Locator} from '@playwright/test';
import {labels} from '@portal/marker-creator/texts';
import {enlarge, numbers} from '../lib/figures';
import {
  button,
  clickAt,
  marker,
  start,
} from '../../../packages/marker-creator/tests/browser/lib/markerCreator';
import {openPreview} from '../lib/previews';
import {test as look} from '../lib/sharedPage';
import {expect, open, test} from '../lib/test';
import {ask, hits, openPanel} from '../../../packages/search/tests/browser/lib/panel';
import {walk} from './lib/focus';

/** Elements whose edge cannot be told from the page: no border, no outline, nothing underlined, no symbol. */
async function withoutEdge(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((list) =>
    list
      .filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .filter((element) => {
        const style = getComputedStyle(element);
        const background = getComputedStyle(document.body).backgroundColor;
        const isDrawn = (width: string, kind: string, color: string) =>
          parseFloat(width) >= 1 && kind !== 'none' && color !== background;
        return !(
          isDrawn(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor) ||
          isDrawn(style.outlineWidth, style.outlineStyle, style.outlineColor) ||
          style.textDecorationLine.includes('underline') ||
          element.querySelector('svg')
        );
      })
      .map(({localName, className, textContent}) => `${localName}.${className} ${textContent}`),
  );
}

/** Elements whose text has the colour of what is behind it. */
async function unreadable(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((list) =>
    list
      .filter((element) => {
        const {color, backgroundColor} = getComputedStyle(element);
        return color === backgroundColor;
      })
      .map(({localName, className, textContent}) => `${localName}.${className} ${textContent}`),
  );
}

look.describe('with colours of the reader’s choice', () => {
  look.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active'}));

  for (const address of [
    '/email/webmail',
    '/typo3/grundlagen/backend',
    '/typo3/inhalte/inhaltselemente/karussell',
    '/schnupperlehre/css-einstieg',
  ]) {
    look(`${address}: buttons and numbers stay visible`, async ({page}) => {
      await open(page, address);
      const buttons = page.getByRole('main').getByRole('button');
      const all = numbers(page);
      await expect(buttons.or(all).first()).toBeVisible();
      expect(await withoutEdge(buttons)).toEqual([]);
      expect(await withoutEdge(all)).toEqual([]);
      expect(await unreadable(all)).toEqual([]);
      if ((await all.count()) > 0) {
        await all.first().hover();
        expect(await unreadable(all)).toEqual([]);
      }
    });
  }

  look('words that were searched for stand out, and can be read', async ({page}) => {
    const check = async (marks: Locator) => {
      await expect(marks.first()).toBeVisible();
      expect(await unreadable(marks)).toEqual([]);
      const grounds = await marks.evaluateAll((list) =>
        list.map((mark) => getComputedStyle(mark).backgroundColor),
      );
      expect(grounds.filter((ground) => /^rgba.*, 0\)$/.test(ground))).toEqual([]);
    };
    await open(page, '/search?q=bild');
    await check(page.locator('main [class*=results] b'));
    await openPanel(page);
    await ask(page, 'bild');
    await check(hits(page).locator('b'));
  });

  look('what is chosen differs from what is not', async ({page}) => {
    await open(page, '/typo3/inhalte/inhaltselemente/karussell');
    const devices = page
      .getByRole('group', {name: shown('portal.preview.widths')})
      .getByRole('button');
    const outline = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).outlineStyle);
    await devices.first().click();
    // The mark of the focus is an outline too.
    await devices.last().focus();
    await page.keyboard.press('Tab');
    expect(await outline(devices.first())).not.toBe(await outline(devices.nth(1)));
    await expect(page.locator('.menu__link--active').last()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });

  /** How an element looks that is chosen, beside one that is not; without the mark of the focus. */
  const looks = (elements: Locator) =>
    elements.evaluateAll((list) =>
      list.map((element) => {
        const {backgroundColor, borderBottomColor, color} = getComputedStyle(element);
        return {backgroundColor, borderBottomColor, color};
      }),
    );

  look('what is chosen in the live examples differs from what is not', async ({page}) => {
    const gallery = await openPreview(page, 'filter-gallery');
    const filters = await looks(gallery.content.locator('.filters button'));
    expect(filters[0]).not.toEqual(filters[1]);
    const {content} = await openPreview(page, 'tabs');
    const [chosen, other] = await looks(content.getByRole('tab'));
    const canvas = await content
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(other?.borderBottomColor).toBe(canvas);
    expect(chosen?.borderBottomColor).not.toBe(canvas);
  });

  look('the enlarged picture tells whether it has its original size', async ({page}) => {
    await open(page, '/email/webmail');
    await enlarge(page).first().click();
    const original = page.getByRole('button', {name: shown('portal.screenshot.original')});
    const before = await looks(original);
    await original.click();
    expect(await looks(original)).not.toEqual(before);
  });

  look('the focus is seen on every stop of a page', async ({page}) => {
    await open(page, '/typo3/grundlagen/login');
    const {stops, faults} = await walk(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});

// In a browser of its own: a draft stays.
test('with colours of the reader’s choice the numbers of the Marker-Creator stay visible', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await start(page);
  await clickAt(page, 0.1, 0.1);
  const number = marker(page, 1);
  expect(await withoutEdge(number)).toEqual([]);
  expect(await unreadable(number)).toEqual([]);
  expect(await withoutEdge(page.getByRole('main').getByRole('button'))).toEqual([]);
  for (const toggle of [number, button(page, labels.crop)]) {
    const background = () =>
      toggle.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await toggle.click();
    expect(await background()).not.toBe(before);
    expect(await unreadable(toggle)).toEqual([]);
  }
});
