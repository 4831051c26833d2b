import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {elementPage} from '../_elementPage';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page} = tools;
  const element = elementPage(tools, {name: 'Card'});
  const {field, entry} = element;
  const cards = typo3.module.locator('.t3-page-ce[data-uid]');

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await element.openForm();
    await step(1, async () => {
      await element.write('Überschrift', 'Doppelzimmer Süd');
      await element.write('Text', '22 Quadratmeter, Balkon mit Blick auf den See.');
    });
    await step(2, () => element.linkToPage('Doppelzimmer Süd'));
    await step(3, () => element.write('Linktext', 'Zimmer ansehen'));
    await element.form(picture, [field('Überschrift'), field('Linktext')], {
      markers: [field('Überschrift'), field('Text'), field('Link'), field('Linktext')],
    });
    await step(4, async ({see}) => {
      await typo3.tab('Bilder');
      await see();
      await element.openFiles();
    });
    await step(5, () => element.chooseFile('Zimmer', 'doppelzimmer-balkon.jpg'));
    await step(6, async () => {
      await element.write('Alternativer Text', 'Balkon mit zwei Stühlen', entry());
    });
    await step(7, async ({see}) => {
      await typo3.save();
      await see();
      await element.close('Doppelzimmer Süd');
    });
    await element.savedPicture(picture);
    await step(8, async () => {
      await element.saved.locator('[data-contextmenu-trigger]').first().click();
      await typo3.contextMenu.getByText('Kopieren', {exact: true}).click();
      await typo3.settle();
    });
    await step(9, async () => {
      await typo3.module
        .getByRole('button', {name: 'Nach diesem Datensatz einfügen'})
        .first()
        .click();
      await typo3.dialogue.getByRole('button', {name: 'Einfügen', exact: true}).click();
      await expect(cards).toHaveCount(2);
      await typo3.settle();
      const hidden = cards.filter({has: page.locator('[data-identifier="actions-edit-unhide"]')});
      await expect(hidden).toHaveCount(1);
      await hidden.locator('[data-identifier="actions-edit-unhide"]').click();
      await expect(hidden).toHaveCount(0);
    });
    await step(10, () =>
      typo3.showWebsite('Web-Seite anzeigen', (website) =>
        expect(website.getByRole('link', {name: 'Zimmer ansehen'})).toHaveCount(2),
      ),
    );
  });

  await element.fields();
});
