import {expect} from '../../../../lib/expect';
import {unwatched} from '../../../../lib/watch';
import {windowSize} from '../../../../lib/windowSize';
import {elementWalk} from '../_elementWalk';

export default elementWalk(
  {name: 'Bildergalerie'},
  async ({element, typo3, page, step, picture}) => {
    const {dialogue, dialogueModule} = typo3;
    const {field, entry, button} = element;

    await element.write('Überschrift', 'Unser Haus');
    await step(1, async () => {
      await typo3.save();
      await element.close('Unser Haus');
    });
    await step(2, () => element.edit());
    await step(3, async () => {
      await typo3.tab('Bilder');
      await button('Bild hinzufügen').click();
    });
    await step(4, async ({see}) => {
      await element.openFolder('Haus');
      await element.tickFiles(['haus-sommer.jpg', 'portraet.jpg', 'speisesaal.jpg']);
      await see();
      // The tree of folders takes 250 pixels, the pictures the rest.
      await typo3.narrowDialogue(690);
      await picture('dateiauswahl', {
        of: dialogueModule.locator('.element-browser-body'),
        width: 390,
        height: 470,
        pad: 0,
      });
      await page.setViewportSize(windowSize);
      await dialogueModule.getByRole('button', {name: 'Auswahl importieren'}).click();
      await expect(entry(3)).toBeVisible({timeout: 60_000});
      await expect(dialogue).toBeHidden({timeout: 60_000});
    });
    await step(5, async () => {
      await element.open(entry());
      await element.write('Alternativer Text', 'Haus am See', entry());
    });
    const form = (width?: {pad: number; moduleWidth: number}) =>
      element.form(picture, [element.label('Bilder'), entry(3)], {
        height: 620,
        markers: [
          button('Bild hinzufügen'),
          element.head(),
          field('Alternativer Text', entry()),
          element.handle(),
        ],
        ...width,
      });
    if (typo3.release === 13) {
      await form();
    }
    await step(6, () => element.moveUp(2));
    if (typo3.release === 12) {
      // Beside a longer title, the handle of 12 has no room in a picture.
      await unwatched(() =>
        element.write('Alternativer Text', 'Ladina Muster am Empfang', entry()),
      );
      await form({pad: 6, moduleWidth: 450});
    }
    await step(7, () => element.saveAndShow('Unser Haus'));
    await step(8, () => element.close('Unser Haus'));
  },
);
