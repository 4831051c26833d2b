import {expect} from '../../../lib/expect';
import {drag} from '../../../lib/drag';
import type {WalkTools} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {pageTree} from './_pageTree';

/** Does the sections on the address of a page and on a short address. */
export async function addressSections({typo3, page, section}: WalkTools<'typo3'>): Promise<void> {
  const {module, dialogueModule, button, field, node, settle, hiddenSign: isHidden} = typo3;
  const {symbol, titleField, typeTitle, openProperties, box} = pageTree({typo3, page});

  await section('adresse', async ({step, picture}) => {
    await openProperties('Restaurant');
    await field('Seitentitel').locator('input').first().fill('Bistro');
    await typo3.save();
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Bistro');
    });
    await step(2, async () => {
      await button('Seiteneigenschaften bearbeiten').click();
      await module.locator('.nav-tabs').waitFor();
      await module.locator('.t3js-form-field-slug-recreate').click();
      await settle();
      await expect(field('URL-Segment')).toContainText('/bistro');
    });
    // A button that was clicked looks darker.
    await unwatched(() => module.getByRole('heading', {level: 1}).first().click());
    await typo3.narrow();
    await picture('adresse', {
      of: [field('Seitentitel'), field('URL-Segment')],
      width: 390,
      markers: [
        module.locator('.t3js-form-field-slug-toggle').first(),
        module.locator('.t3js-form-field-slug-recreate').first(),
      ],
    });
    const message = page.locator('#alert-container');
    await step(3, async () => {
      await button('Speichern').click();
      await expect(message).toContainText('Weiterleitung');
    });
    await step(4, () => expect(message.getByText('Update zurücksetzen')).toBeVisible());
    await picture('meldung', {
      of: message.locator('.alert').filter({hasText: 'Update zurücksetzen'}),
      pad: 4,
      width: 390,
    });
  });

  await section('kurzadresse', async ({step, skip, picture}) => {
    await typo3.openPage('Sommer im Engadin');
    const start = node('Hotel Alpenrose').last();
    await step(1, () => typo3.open('Seite'));
    await step(2, async () => {
      await drag(page, symbol('Verweis'), start, 'onto');
      await expect(titleField).toBeVisible();
    });
    await step(3, () => typeTitle('Dorffest'));
    await step(4, async () => {
      await openProperties('Dorffest');
      await expect(module.locator('.t3js-form-field-slug-readonly')).toHaveValue('/dorffest');
    });
    await typo3.narrow();
    await field('Verweisziel').evaluate((element) => element.scrollIntoView({block: 'center'}));
    await picture('verweisziel', {of: [field('Verweisziel')], width: 390});
    await step(5, async () => {
      await field('Verweisziel').getByTitle('Datensätze durchblättern').first().click();
      await dialogueModule.locator('.node').first().waitFor();
    });
    await step(6, async ({see}) => {
      const target = dialogueModule.locator('.node').filter({hasText: 'Sommer im Engadin'});
      await target.hover();
      await see();
      const row = await target.getAttribute('data-state-id');
      const action =
        typo3.release === 12
          ? dialogueModule.locator(`.node-action[data-state-id="${row}"]`)
          : target.locator('.node-action').first();
      await action.click({force: typo3.release === 12});
      await expect(field('Verweisziel')).toContainText('Sommer im Engadin');
    });
    await step(7, async () => {
      await typo3.tab('Zugriff');
      await box('Seite sichtbar').check();
      await box('Seite in Menüs aktiviert').uncheck();
    });
    await step(8, async () => {
      await typo3.save();
      await expect(isHidden('Dorffest')).toHaveCount(0);
    });
    skip(9, 'Die kurze Adresse prüft die Redaktion auf der Website, ausserhalb von TYPO3.');
  });
}
