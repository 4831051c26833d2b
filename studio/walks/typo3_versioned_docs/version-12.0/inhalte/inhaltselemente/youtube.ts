import {expect} from '../../../../../lib/expect';
import {windowSize} from '../../../../../lib/windowSize';
import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk(
  {name: 'YouTube', search: 'Tube', on: 'Über uns'},
  async ({element, typo3, step, skip, picture}) => {
    const {dialogue} = typo3;
    const {field, entry, button} = element;
    const address = dialogue.locator('input').first();
    const take = dialogue.getByRole('button', {name: 'Medien-URL hier einfügen...'});

    skip(1, 'Die Rundgänge öffnen keine fremden Dienste.');
    await step(2, () => element.write('Überschrift', 'Ein Rundgang durchs Haus'));
    await step(
      3,
      async () => {
        await button('Medien nach URL hinzufügen').click();
        await expect(take).toBeVisible();
      },
      {
        'Video-Link': 'So ein Feld haben andere Websites. Die Beispielwebsite hat es nicht.',
        'Video-ID': 'So ein Feld haben andere Websites. Die Beispielwebsite hat es nicht.',
      },
    );
    await step(4, async () => {
      await address.fill('https://youtu.be/Alpenrose12');
      await typo3.narrowDialogue();
      await picture('adresse', {of: dialogue, pad: 0});
      await take.click();
      await expect(entry()).toContainText('Rundgang');
      await expect(entry().locator('img').first()).toBeVisible();
    });
    await typo3.page.setViewportSize(windowSize);
    await step(5, async () => {
      await element.open(entry());
      await element.write('Titel', 'Rundgang durchs Haus, mit Untertiteln', entry());
    });
    await element.form(picture, [field('Überschrift'), field('Autoplay', entry())], {
      markers: [
        field('Überschrift'),
        button('Medien nach URL hinzufügen'),
        element.head(),
        field('Titel', entry()),
        field('Autoplay', entry()).locator('input[type=checkbox]'),
      ],
    });
    await step(6, () => element.saveAndShow('Rundgang durchs Haus, mit Untertiteln'));
    await step(7, () => element.close('Ein Rundgang durchs Haus'));
  },
);
