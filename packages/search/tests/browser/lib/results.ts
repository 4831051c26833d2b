import {shown} from '../../../../../tests/lib/messages';
import type {Page} from '@playwright/test';
import {labelOf} from '../../../../../tests/browser/lib/manuals';
import {message} from './panel';

export const queryField = (page: Page) =>
  page.getByRole('searchbox', {name: message('SearchPage.inputLabel')});

/** The search page's own: after following a link, the page before it stays until this one is loaded. */
const main = (page: Page) => page.locator('main', {has: queryField(page)});

/** What screen readers hear, a moment after it is seen: of an answer that is final. */
export const status = (page: Page) => main(page).locator('[aria-live]');
export const results = (page: Page) => main(page).locator('ol[role=list] > li');
export const manualChoice = (page: Page) =>
  main(page).getByRole('combobox', {name: shown('portal.searchPage.manual'), exact: true});
export const versionChoice = (page: Page) =>
  main(page).getByRole('combobox', {name: labelOf('typo3'), exact: true});
export const more = (page: Page) =>
  main(page).getByRole('button', {name: shown('portal.searchPage.more')});
