import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {windowSize} from '../../../lib/windowSize';

export default walk<'typo3'>(async ({typo3, page, section}) => {
  const {module, menu, inBar, userMenu: name} = typo3;
  const scheme = page.locator('typo3-backend-color-scheme-switch');
  const isDark = () => page.locator('html[data-color-scheme="dark"]');

  await section('bereiche', async ({picture}) => {
    await typo3.open('Seite');
    await typo3.expandTo('Anreise');
    await typo3.nodeName('Anreise').click();
    await typo3.settle();
    await page.setViewportSize({width: 1060, height: 620});
    await typo3.settle();
    await picture('bereiche', {
      of: page.locator('.scaffold'),
      pad: 0,
      isLayout: true,
      markers: [
        inBar('Suchen'),
        menu.locator('[data-modulemenu-identifier="file"] .modulemenu-indicator'),
        typo3.node('Über uns').locator('.node-icon'),
        module.locator('.t3-page-ce').first(),
        module.locator('.module-docheader'),
      ],
    });
    await page.setViewportSize(windowSize);
    await picture('leiste', {
      of: [inBar('Lesezeichen'), name, module.locator('.typo3-docheader-pagePath + strong')],
      pad: 10,
      markers: [inBar('Lesezeichen'), inBar('Suchen'), name],
    });
  });

  if (typo3.release === 12) {
    return;
  }
  await section('farbschema', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await name.click();
      await expect(scheme.getByText('Light mode')).toBeVisible();
    });
    await unwatched(() => scheme.getByText('Show more options').click());
    await picture('farbschema', {
      of: [name, page.locator('.dropdown-menu.show')],
      pad: 1,
      markers: [name, scheme.locator('.btn').first(), scheme.locator('.btn').nth(1)],
    });
    await step(2, async () => {
      await scheme.locator('.btn').first().click();
      await typo3.settle();
      await expect(isDark()).toHaveCount(1);
    });
    await unwatched(async () => {
      if (await scheme.getByText('Dark mode').first().isHidden()) {
        await name.click();
      }
      await scheme.locator('.btn').first().click();
      await typo3.settle();
      await expect(isDark()).toHaveCount(0);
      // Closes the menu.
      await name.click();
    });
    await step(3, async () => {
      await typo3.open('Benutzereinstellungen');
      await typo3.tab('Backend-Erscheinungsbild');
      await expect(typo3.field('Color scheme').getByRole('combobox')).toContainText('Dark mode');
    });
  });
});
