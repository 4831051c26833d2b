import {shown} from '../../../../../tests/lib/messages';
import type {Page} from '@playwright/test';
import {expect} from '../../../../../tests/browser/lib/test';
import {message} from './panel';

export const queryField = (page: Page) =>
  page.getByRole('searchbox', {name: message('SearchPage.inputLabel')});

/** The search page's own: after following a link, the page before it stays until this one is loaded. */
const main = (page: Page) => page.locator('main', {has: queryField(page)});

/** What screen readers hear, a moment after it is seen: of an answer that is final. */
export const status = (page: Page) => main(page).locator('[aria-live]');
export const results = (page: Page) => main(page).locator('ol[role=list] > li');
const chips = (page: Page) =>
  main(page).getByRole('group', {name: shown('portal.searchPage.manual'), exact: true});
/** The button that limits the results to a manual, or shows its version. */
export const chip = (page: Page, name: string) =>
  chips(page).getByRole('button', {name: new RegExp(`^${name}(?: \\d+)?$`)});
export const all = shown('portal.searchPage.all');
/** Waits until a chip is the chosen one. */
export const expectChosen = (page: Page, name: string) =>
  expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
export const more = (page: Page) =>
  main(page).getByRole('button', {name: shown('portal.searchPage.more')});
/** The addresses of the links in the results. */
export const links = (page: Page) =>
  results(page)
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href') ?? ''));
