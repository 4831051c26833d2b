import {expect} from '../../../../../lib/expect';
import {unwatched} from '../../../../../lib/watch';
import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk(
  {name: 'Breadcrumbs', search: 'Bread'},
  async ({element, typo3, step, picture}) => {
    const {field} = element;
    const stages = ['Hotel Alpenrose', 'Zimmer & Preise'];

    await step(1, async () => {
      await element.write('Überschrift', 'Seitenpfad');
      await element.chooseLevel('Verborgen');
    });
    await element.form(picture, [field('Überschrift'), field('Aktuelle Seite zeigen')], {
      markers: [
        field('Überschrift'),
        element.level,
        ...['Startebene', 'Trennzeichen', 'Aktuelle Seite zeigen'].map((label) => field(label)),
      ],
    });
    await step(2, async () => {
      await typo3.save();
      await typo3.showWebsite('Anzeigen', (website) =>
        expect(website.locator('nav').first()).toHaveText(
          'Hotel Alpenrose › Zimmer & Preise › Preise',
        ),
      );
    });
    await step(3, () =>
      // The website is still open.
      unwatched(() =>
        typo3.showWebsite('Anzeigen', async (website) => {
          const start = website.url();
          for (const stage of stages) {
            await website.goto(start);
            await website.locator('nav').getByRole('link', {name: stage}).click();
            await expect(website.getByRole('heading', {name: stage, level: 1})).toBeVisible();
          }
        }),
      ),
    );
    await step(4, () => element.close('Seitenpfad'));
  },
);
