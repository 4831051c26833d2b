import type {Page} from '@playwright/test';
import {desktop, phone} from '../../lib/test';
import {colourRules, complaints} from './axe';

/** Colour modes of the portal. */
export const modes = ['light', 'dark'] as const;

/** Shows the page in a colour mode, as the toggle does. */
export async function setMode(page: Page, mode: (typeof modes)[number]): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
}

/** What axe complains about on the current page, at both sizes and in both colour modes, by view. */
export async function complaintsInEveryView(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, size] of Object.entries({desktop, phone})) {
    await page.setViewportSize(size);
    for (const mode of modes) {
      await setMode(page, mode);
      // The modes differ in nothing but colours.
      found[`${name}, ${mode}`] = await complaints(page, mode === 'dark' ? colourRules : undefined);
    }
  }
  return found;
}
