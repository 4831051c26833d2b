import {expect} from '../../../../lib/expect';
import {unwatched} from '../../../../lib/watch';
import {windowSize} from '../../../../lib/windowSize';
import {elementWalk} from '../_elementWalk';

export default elementWalk(
  {name: 'Hinweisbox', search: 'Hinweis'},
  async ({element, typo3, page, step, picture}) => {
    const {field} = element;
    const calendar = typo3.module.locator('.flatpickr-calendar.open');

    await step(1, () => element.choose('Art', 'Warnung'));
    await step(2, () => element.write('Überschrift', 'Hallenbad geschlossen'));
    await step(3, () => element.write('Text', 'Revision vom 2. bis 20. Mai. Die Sauna ist offen.'));
    await element.form(picture, [field('Art'), field('Text')], {
      markers: [field('Art'), field('Überschrift'), field('Text')],
    });
    await step(4, async ({see}) => {
      await typo3.tab('Zugriff');
      await see();
      await element.openCalendar('Ablaufdatum');
    });
    await step(5, () => element.chooseDay('2027-05-21'));
    await step(6, () => element.setMidnight('Ablaufdatum', '2027-05-21'));
    await page.setViewportSize({...windowSize, height: 1200});
    await typo3.narrow(600);
    await unwatched(() =>
      field('Ablaufdatum').getByRole('button', {name: 'Datumsauswahl öffnen'}).click(),
    );
    await picture('zugriff', {of: [element.label('Ablaufdatum'), calendar], pad: 4});
    await unwatched(() => page.keyboard.press('Escape'));
    await expect(calendar).toBeHidden();
    await page.setViewportSize(windowSize);
    await step(7, () =>
      element.saveAndShow('Hallenbad geschlossen', 'Revision vom 2. bis 20. Mai'),
    );
    await step(8, () => element.close('Hallenbad geschlossen'));
  },
);
