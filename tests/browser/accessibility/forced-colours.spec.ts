/** @import * as elementPreview from '../../../src/components/ElementPreview' */
import {shown} from '../../lib/messages';
import type {Locator} from '@playwright/test';
import {numbers} from '../lib/figures';
import {test as look} from '../lib/sharedPage';
import {expect, open} from '../lib/test';
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

  for (const address of ['/email/webmail', '/typo3/inhalte/inhaltselemente/karussell']) {
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

  look('the focus is seen on every stop of a page', async ({page}) => {
    await open(page, '/typo3/grundlagen/login');
    const {stops, faults} = await walk(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});
