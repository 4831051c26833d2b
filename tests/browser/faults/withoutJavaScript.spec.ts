/** @import * as menuControls from '../../../src/components/Navbar/MenuControls' */
import {shown} from '../../lib/messages';
import {navbarLink} from '../lib/navbar';
import {expect, phone, test} from '../lib/test';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('text, navigation, sidebar and pictures are there', async ({page}) => {
    await page.goto('/email/webmail');
    await expect(page.locator('h1')).toBeVisible();
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('link', {name: /Abwesenheit/})).toBeVisible();
    const picture = page.locator('main .markdown img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await sidebar.getByRole('link', {name: /Abwesenheit/}).click();
    await expect(page.locator('h1')).toHaveText('Abwesenheitsmeldung');
    await navbarLink(page, 'dorfplatz').click();
    await expect(page.locator('h1')).toHaveText(/Dorfplatz/);
  });

  test.describe('on a telephone', () => {
    test.use({viewport: phone});

    test('a link leads to the pages of the manual, in place of the menu', async ({page}) => {
      await page.goto('/email/webmail');
      const bar = page.locator('nav.navbar');
      await expect(
        bar.getByRole('button', {name: shown('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}),
      ).toBeHidden();
      await bar.getByRole('link', {name: shown('portal.navbar.toNavigation')}).click();
      const menu = page.getByRole('navigation', {name: shown('theme.docs.sidebar.navAriaLabel')});
      await expect(menu.getByRole('link', {name: 'Zugangsdaten'})).toBeInViewport();
      // It follows the text and leaves it all of the width.
      await expect(page.locator('main')).toHaveJSProperty('offsetWidth', phone.width);
      await menu.getByRole('link', {name: 'Zugangsdaten'}).click();
      await expect(page.locator('h1')).toHaveText('Zugangsdaten');
    });

    test('a page without such pages offers no link to them', async ({page}) => {
      await page.goto('/search');
      await expect(page.locator('nav.navbar .navbar__toggle').first()).toBeHidden();
      await expect(page.locator('nav.navbar a.navbar__toggle')).toBeHidden();
    });
  });
});
