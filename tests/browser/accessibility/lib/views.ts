import type {Page} from '@playwright/test';
import {desktop, phone, whenLaidOut} from '../../lib/test';
import {colourComplaints, complaints} from './axe';
import {collisions} from './collisions';
import {showsNewParts} from './parts';
import {overflowing, type Findings} from './reflow';

const sizes = {desktop, phone};
type Size = keyof typeof sizes;

/** The four views, in an order that changes one thing at a time. */
const views = [
  {size: 'desktop', mode: 'light'},
  {size: 'desktop', mode: 'dark'},
  {size: 'phone', mode: 'dark'},
  {size: 'phone', mode: 'light'},
] as const;

/** Shows the page in a colour mode, as the toggle does. */
async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
}

/**
 * What axe complains about on the current page, at these sizes and in both colour modes, and what has no room. A second
 * size is looked at for each part that pages consist of, not for each page.
 */
export async function complaintsInEveryView(
  page: Page,
  wanted: readonly Size[] = ['desktop', 'phone'],
): Promise<Findings> {
  const found: Findings = {};
  // Else colours are looked at on their way from one mode to the other.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const sizesHere = (await showsNewParts(page)) ? wanted : wanted.slice(0, 1);
  for (const {size, mode} of views.filter((view) => sizesHere.includes(view.size))) {
    await page.setViewportSize(sizes[size]);
    await setMode(page, mode);
    // Tables that are too wide now become stops for the keyboard.
    await whenLaidOut(page);
    // The modes differ in nothing but colours.
    const isLight = mode === 'light';
    const list = [
      ...(isLight
        ? [...(await complaints(page)), ...(await collisions(page)), ...(await overflowing(page))]
        : []),
      ...(await colourComplaints(page, isLight && size === wanted[0])),
    ];
    if (list.length > 0) {
      found[`${size}, ${mode}`] = list;
    }
  }
  return found;
}
