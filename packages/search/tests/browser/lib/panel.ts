import type {Page} from '@playwright/test';
import {shown} from '../../../../../tests/lib/messages';
import {expect} from '../../../../../tests/browser/lib/test';

/** A message of the theme as readers see it. */
export const message = (id: string): string => shown(`theme.${id}`);

export const button = (page: Page) =>
  page.locator('nav.navbar').getByRole('button', {name: message('SearchBar.label')});
export const panel = (page: Page) =>
  page.getByRole('dialog', {name: message('SearchModal.placeholder')});
export const field = (page: Page) => panel(page).getByRole('combobox');
export const hits = (page: Page) => panel(page).getByRole('option');
/** Where the results are: page and product, or the product alone. */
const places = (page: Page) => hits(page).locator('.DocSearch-Hit-path');
/** Returns the products of the results, each once. */
export async function productsOf(page: Page): Promise<string[]> {
  const texts = await places(page).allTextContents();
  return [...new Set(texts.map((text) => text.split(' · ').at(-1)!))];
}
/** The link to the search page below the results. */
export const seeAll = (page: Page) =>
  panel(page).locator('.DocSearch-HitsFooter').getByRole('link');

/** Opens the panel with its shortcut. */
export async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
}

/** Waits for the results of all manuals that the panel searches: a later answer would choose its first result. */
export async function answered(page: Page, query: string): Promise<void> {
  await expect(panel(page).getByRole('status')).toContainText(`«${query}»`, {timeout: 15_000});
}

/** Types a query into the panel and waits for all its results. */
export async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await answered(page, query);
}

/** Number in a text such as «Alle 41 Ergebnisse anzeigen». */
export async function numberIn(text: Promise<string | null>): Promise<number> {
  return Number(/\d+/.exec((await text) ?? '')?.[0]);
}

/** Marks the document, to tell later whether it was loaded anew. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}
