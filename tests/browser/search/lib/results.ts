import type {Page} from '@playwright/test';
import {message} from './panel';

const main = (page: Page) => page.locator('main');

export const queryField = (page: Page) =>
  main(page).getByRole('searchbox', {name: message('SearchPage.inputLabel')});
export const status = (page: Page) => main(page).getByRole('status');
export const results = (page: Page) => main(page).locator('ol > li');
export const manualChoice = (page: Page) =>
  main(page).getByRole('combobox', {name: 'Handbuch', exact: true});
export const versionChoice = (page: Page) =>
  main(page).getByRole('combobox', {name: 'TYPO3', exact: true});
export const more = (page: Page) => main(page).getByRole('button', {name: 'Mehr laden'});
