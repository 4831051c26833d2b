import {expect} from '../../lib/expect';
import {walk} from '../../lib/walk';
import {windowSize} from '../../lib/windowSize';
import {logIn, logOut} from '../../typo3/account';

export default walk<'typo3'>(async ({typo3, access, page, section}) => {
  const {module, menu, button, node, nodeName} = typo3;

  await section('erste-zehn-minuten', async ({step, picture}) => {
    await step(1, async () => {
      await logOut(page);
      await logIn(page, access.user, access.password);
      await expect(menu).toBeVisible();
    });
    await step(2, async () => {
      await menu.getByText('Seite', {exact: true}).click();
      await expect(typo3.tree.locator('.node').first()).toBeVisible();
    });
    await step(3, async () => {
      await typo3.expandTo('Anreise');
      await nodeName('Anreise').click();
      await expect(typo3.element('Mit dem Zug zu uns')).toBeVisible();
    });
    const pencil = typo3.element('Mit dem Zug zu uns').getByRole('link', {name: /bearbeiten/i});
    await page.setViewportSize({width: 1060, height: 620});
    await picture('backend', {
      of: page.locator('.scaffold'),
      pad: 0,
      isLayout: true,
      markers: [
        menu.locator('[data-modulemenu-identifier="file"] .modulemenu-indicator'),
        node('Anreise').locator('.node-icon'),
        pencil.first(),
        module.locator('.module-docheader'),
      ],
    });
    await page.setViewportSize(windowSize);
    await step(4, () => typo3.edit('Mit dem Zug zu uns'));
    await typo3.narrow();
    await picture('maske', {
      of: [button('Schließen'), typo3.field('Überschrift')],
      pad: 6,
      width: 390,
    });
    await step(5, async () => {
      const text = module.locator('.ck-editor__editable');
      await text.click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('Willkommen! ');
    });
    await step(6, async () => {
      await typo3.save();
      await expect(page.getByText(/gespeichert/i).first()).toBeVisible();
    });
    await step(7, async ({see}) => {
      await typo3.close();
      await see();
      await typo3.showWebsite('Web-Seite anzeigen', (site) =>
        expect(site.getByText('Willkommen! Die')).toBeVisible(),
      );
    });
  });
});
