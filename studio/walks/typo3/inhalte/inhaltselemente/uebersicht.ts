import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';

/** The elements that each section of the page names, as the window names them. */
const offered: Record<string, string[]> = {
  text: ['Normales Textelement', 'Nur Überschrift', 'Akkordeon', 'Tabs', 'Trenner'],
  hervorheben: ['Hinweisbox', 'Hinweisfenster', 'Zitat'],
  bilder: ['Nur Bilder', 'Bildergalerie', 'Filterbare Galerie', 'Slider', 'Karussell'],
  wegweiser: ['Card', 'Kachel', 'Buttons'],
  kontakt: ['Person', 'Soziale Netzwerke'],
  aufteilen: ['Container', 'Spalten'],
};

const ownName = 'Name des Elements in dieser Anleitung, das Fenster nennt es anders.';

export default walk<'typo3'>(async ({typo3, section}) => {
  const {wizard} = typo3;
  const search = wizard.locator('input[type=search]');

  await typo3.openPage('Preise');
  await typo3.openElements();

  for (const [id, names] of Object.entries(offered)) {
    await section(id, async ({fields}) => {
      await fields(async () => {
        for (const name of names) {
          await search.fill(name);
          await expect(
            wizard.getByText(name, {exact: true}).filter({visible: true}).first(),
          ).toBeVisible();
        }
      });
    });
  }

  await section('oft-verwechselt', async ({fields}) => {
    const all = [...Object.values(offered).flat()];
    await fields(
      async ({see}) => {
        for (const name of all) {
          await search.fill(name);
          await see();
        }
      },
      {Bild: ownName, Titel: ownName, Text: ownName},
    );
  });
});
