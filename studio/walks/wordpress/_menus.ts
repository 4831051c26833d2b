/** The sections of a page that change the menu of the website. */
import {expect} from '../../lib/expect';
import type {WalkTools} from '../../lib/walk';
import {logInAsAdministrator} from '../../wordpress/account';

/** Changes the menu of a theme with «Design › Menüs». */
export async function classicMenu({
  wordpress,
  page,
  section,
}: WalkTools<'wordpress'>): Promise<void> {
  await section('website-menue', async ({step, skip, picture}) => {
    await wordpress.open('index.php');
    await step(1, () => wordpress.choose('Design', 'Menüs'));
    skip(2, 'Die Demo hat nur ein Menü.');
    const entry = page
      .locator('#menu-to-edit > li')
      .filter({has: page.locator('.menu-item-title', {hasText: 'Kontakt'})});
    await step(3, async () => {
      await page.locator('#page-tab, #posttype-page').getByLabel('Kontakt').first().check();
      await page.locator('#submit-posttype-page').click();
      await wordpress.settle();
      await expect(page.locator('#menu-to-edit li').last()).toContainText('Kontakt');
    });
    await step(4, async () => {
      const handle = (await entry.locator('.menu-item-handle').boundingBox())!;
      await page.mouse.move(handle.x + 40, handle.y + 20);
      await page.mouse.down();
      await page.mouse.move(handle.x + 10, handle.y - 60, {steps: 10});
      await page.mouse.up();
      await expect(page.locator('#menu-to-edit .menu-item-title').last()).not.toContainText(
        'Kontakt',
      );
    });
    await step(5, async ({see}) => {
      await entry.locator('.item-edit').click();
      await see();
      await entry.locator('.edit-menu-item-title').fill('Kontakt und Anfahrt');
    });
    await picture('menue', {
      window: {height: 1000},
      of: [page.locator('#menu-to-edit'), page.locator('#menu-management h2')],
      pad: 8,
      width: 390,
    });
    await step(6, async () => {
      await page.locator('#save_menu_header, #save_menu_footer').last().click();
      await wordpress.settle();
      await page.goto('/');
      await expect(page.getByRole('link', {name: 'Kontakt und Anfahrt'}).first()).toBeVisible();
    });
  });
}

/** Shows the menu of a theme with the site editor. Activates such a theme first, so it comes last. */
export async function blockMenu({wordpress, page, section}: WalkTools<'wordpress'>): Promise<void> {
  await section('menue-editor', async ({step}) => {
    await logInAsAdministrator(page);
    await wordpress.open('themes.php');
    await page
      .locator('.theme')
      .filter({hasText: 'Twenty Twenty-Five'})
      .getByRole('link', {name: /aktivieren/i})
      .click();
    await wordpress.settle();
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Design', 'Editor');
      await see();
      await page.getByRole('button', {name: 'Navigation', exact: true}).click();
    });
    const menu = page.locator('.edit-site-layout__sidebar');
    await step(2, async () => {
      const entry = menu.locator('tr').filter({hasText: 'Über uns'});
      await entry.hover();
      await entry.getByRole('button', {name: /Optionen/}).click();
      await page.getByRole('menuitem', {name: 'Nach oben verschieben'}).click();
      await expect(menu.locator('tr').last()).not.toContainText('Über uns');
    });
    await step(3, async () => {
      await menu.getByRole('button', {name: 'Aktionen'}).click();
      await page.getByRole('menuitem', {name: 'Bearbeiten'}).click();
      await wordpress.canvas.getByText('Willkommen').first().click();
      await wordpress.canvas.locator('.block-editor-button-block-appender').last().click();
      await page
        .locator('.block-editor-link-control__search-item')
        .filter({hasText: 'Mein Konto'})
        .click();
      await expect(wordpress.canvas.getByText('Mein Konto')).toBeVisible();
    });
    await step(4, async () => {
      await page.locator('.editor-header').getByRole('button', {name: 'Speichern'}).click();
      await wordpress.settle();
      const question = page.locator('.entities-saved-states__panel');
      if (await question.isVisible()) {
        await question.getByRole('button', {name: 'Speichern', exact: true}).click();
      }
      await page.locator('.components-snackbar').first().waitFor();
    });
  });
}
