/** @import * as elementPreview from '../../../src/components/ElementPreview' */
import {readFileSync} from 'node:fs';
import {reservedHeights} from '../../../src/components/ElementPreview/document';
import {shown} from '../../lib/messages';
import type {Locator} from '@playwright/test';
import {elementTypes} from '../../../src/components/ElementPreview/types';
import {openPreview} from '../lib/previews';
import {test} from '../lib/sharedPage';
import {desktop, expect} from '../lib/test';

/** Whether an element lies within the part of the frame that is shown. */
const isWithinFrame = (element: Locator) =>
  element.evaluate((e) => {
    const {top, bottom} = e.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

for (const type of elementTypes) {
  test(`${type}: isolated, without third parties, whole at 320 pixels, reached by keyboard`, async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const {protocol, hostname} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') {
        foreign.push(request.url());
      }
    });
    await page.setViewportSize({width: 320, height: 800});
    const {figure, frame, content} = await openPreview(page, type, 'dark');
    const body = content.locator('body');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The page is dark; the website in the frame knows nothing of it.
    await expect(body).toHaveCSS('color', 'rgb(35, 39, 43)');
    expect(await body.evaluate((e) => getComputedStyle(e).getPropertyValue('--portal-text'))).toBe(
      '',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const overflow = () =>
      body.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    // Heights are rounded to whole pixels.
    const room = () =>
      body.evaluate((e) => Math.ceil(e.getBoundingClientRect().height) - innerHeight);
    await expect.poll(room).toBeLessThanOrEqual(1);
    await page.setViewportSize(desktop);
    await expect.poll(room).toBeLessThanOrEqual(1);
    expect(await overflow()).toBe(0);
    const html = readFileSync(`src/components/ElementPreview/elements/${type}.html`, 'utf8');
    const [narrow, wide] = reservedHeights(html);
    for (const [width, height] of [
      [340, narrow],
      [700, wide],
    ] as const) {
      await frame.evaluate((e, pixels) => (e.style.width = `${pixels}px`), width);
      const message = `room at ${width} pixels, to be written into the first line of ${type}.html`;
      await expect
        .poll(() => body.evaluate((e: HTMLElement) => e.offsetHeight), {message})
        .toBe(height);
    }
    await expect(frame).toHaveAttribute('title', shown('portal.preview.title'));

    const stops = content.locator(
      ':is(a[href], button, summary, input, audio, [tabindex="0"]):visible:not([tabindex="-1"])',
    );
    const expected = await stops.count();
    await figure.getByRole('button', {name: shown('portal.preview.computer')}).focus();
    const reached = new Set<number>();
    // A player and a date have several stops of their own.
    for (let step = 0; step < expected + 12 && reached.size < expected; step++) {
      await page.keyboard.press('Tab');
      const index = await stops.evaluateAll((all) => all.findIndex((e) => e.matches(':focus')));
      if (index >= 0) {
        reached.add(index);
      }
    }
    expect(reached.size).toBe(expected);
    expect(foreign).toEqual([]);
  });
}

for (const [type, opener] of [
  ['modal', 'button[data-open]'],
  ['gallery', '.gallery a'],
] as const) {
  test(`${type}: its window fits into the frame, takes the focus, closes with Escape, and the focus returns`, async ({
    page,
  }) => {
    const {content} = await openPreview(page, type);
    await content.locator(opener).first().press('Enter');
    const dialog = content.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toBeVisible();
    await expect.poll(() => isWithinFrame(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(content.locator(opener).first()).toBeFocused();
  });
}
