/**
 * @import * as allManuals from '../../../src/components/AllManuals'
 * @import * as dismissibleDropdown from '../../../src/components/Navbar/DismissibleDropdown'
 * @import * as notFoundHelp from '../../../src/components/NotFoundHelp'
 * @import * as analyticsConsent from '../../../src/analytics/AnalyticsConsent'
 * @import * as screenshot from '../../../src/components/Screenshot'
 */
import {shown} from '../../lib/messages';
import type {Page} from '@playwright/test';
import {labels} from '@portal/marker-creator/texts';
import {missingPage} from '../lib/faults';
import {enlarge} from '../lib/figures';
import {at, fixtureOrigin, silenceServices} from '../lib/fixture';
import {
  button,
  clickAt,
  entry,
  marker,
  start,
} from '../../../packages/marker-creator/tests/browser/lib/markerCreator';
import {desktop, expect, forgive, open, phone, test} from '../lib/test';
import {complaintsWhenNarrow} from './lib/reflow';
import {complaintsInEveryView} from './lib/views';

// Transitions would show axe colours between two modes.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Expects the open part to be accessible at every size at which it exists. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await complaintsInEveryView(page)).toEqual({});
  expect(await complaintsWhenNarrow(page)).toEqual({});
}

test.describe('mobile menu', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/typo3/grundlagen/login?von=mail#anmelden');
    await page.locator('.navbar__toggle').click();
  });
  const panel = '.navbar-sidebar__item:not([inert])';

  test('with the pages of the manual', async ({page}) => {
    await expect(page.locator(`${panel} .menu__link--active`).last()).toBeInViewport();
    expect(await complaintsInEveryView(page, ['phone'])).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
  });

  test('with the sections and the open list of versions', async ({page}) => {
    await page.locator('.navbar-sidebar__back').click();
    await expect(page.locator(`${panel} .menu__list .menu__list a`).first()).toBeInViewport();
    expect(await complaintsInEveryView(page, ['phone'])).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
  });
});

test('version dropdown', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/typo3');
  const dropdown = page.locator('nav.navbar .dropdown');
  await dropdown.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(dropdown.getByRole('link').last()).toBeVisible();
  expect(await complaintsInEveryView(page, ['desktop'])).toEqual({});
});

test('panel with all manuals', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/typo3');
  await page.getByRole('button', {name: shown('portal.allManuals')}).click();
  await expect(page.getByRole('group', {name: shown('portal.allManuals')})).toBeVisible();
  expect(await complaintsInEveryView(page, ['desktop'])).toEqual({});
});

test('search panel: at the start, without a result, with results', async ({page}) => {
  test.slow();
  await open(page, '/email/webmail');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill('xyzxyz');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  await expectAccessible(page);

  await field.fill('passwort');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('search page with results and filters', async ({page}) => {
  await open(page, '/search?q=bild');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('enlarged screenshot, fitted and in its original size', async ({page}) => {
  test.slow();
  await page.setViewportSize(desktop);
  await open(page, '/email/webmail');
  await enlarge(page).first().click();
  const original = page
    .getByRole('dialog')
    .getByRole('button', {name: shown('portal.screenshot.original')});
  await expect(original).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);

  await original.click();
  await expect(original).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('Marker-Creator with a picture, two markers and the crop tool', async ({page}) => {
  await start(page);
  await clickAt(page, 0.1, 0.1);
  await clickAt(page, 0.3, 0.3);
  await expect(entry(page, 2)).toBeFocused();
  await marker(page, 1).click();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await button(page, labels.crop).click();
  await expectAccessible(page);
});

test('not-found page with its suggestions', async ({page, problems}) => {
  await page.goto('/email/abwesenheit');
  await expect(page.getByRole('link', {name: /Abwesenheit/}).first()).toBeVisible();
  forgive(problems, missingPage);
  await expectAccessible(page);
});

test.describe('in the fixture', () => {
  test.use({baseURL: fixtureOrigin});

  test('announcement bar and question about statistics', async ({page}) => {
    await silenceServices(page);
    await open(page, at(''));
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await expect(page.getByRole('button', {name: shown('portal.consent.accept')})).toBeVisible();
    await expectAccessible(page);
  });
});
