import {navbarLink} from '../lib/navbar';
import {expect, test} from '../lib/test';

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
    await expect(page.locator('h1')).toHaveText(/Abwesenheit/);
    await navbarLink(page, 'dorfplatz').click();
    await expect(page.locator('h1')).toHaveText(/Dorfplatz/);
  });
});
