import type {Page} from '@playwright/test';
import type {ManualId} from '@portal/content/manuals';
import {shown} from '../../lib/messages';
import {labelOf} from './manuals';

/** The navbar's link to a manual. */
export const navbarLink = (page: Page, id: ManualId) =>
  page.locator('nav.navbar').getByRole('link', {name: labelOf(id), exact: true});

/** The navbar's button for light and dark; its name ends with the mode that is on. */
export const colorToggle = (page: Page) =>
  page
    .locator('nav.navbar')
    .getByRole('button', {name: shown('theme.colorToggle.ariaLabel').split(' (')[0]});
