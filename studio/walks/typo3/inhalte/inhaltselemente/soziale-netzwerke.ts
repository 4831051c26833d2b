import {elementWalk} from '../_elementWalk';

export default elementWalk(
  {name: 'Soziale Netzwerke', search: 'Soziale'},
  async ({element, step, skip, picture}) => {
    const {field, entry, button} = element;

    skip(1, 'Führt zur Website des Netzwerks, ausserhalb von TYPO3.');
    await step(2, async () => {
      await element.write('Überschrift', 'Folgen Sie uns');
      await element.add();
      await element.choose('Netzwerk', 'Instagram', entry());
    });
    await step(3, () => element.write('Link', 'https://www.instagram.com/ihr-profil', entry()));
    await step(4, () => element.write('Bezeichnung', 'Unser Haus auf Instagram', entry()));
    await element.form(picture, [field('Überschrift'), field('Bezeichnung', entry())], {
      markers: [
        field('Überschrift'),
        button('Neu anlegen'),
        field('Netzwerk', entry()),
        field('Link', entry()),
        field('Bezeichnung', entry()),
      ],
    });
    await step(5, async () => {
      await element.add();
      await element.choose('Netzwerk', 'Facebook', entry(2));
      await element.write('Link', 'https://www.facebook.com/ihr-profil', entry(2));
      await element.write('Bezeichnung', 'Unser Haus auf Facebook', entry(2));
      await element.moveUp(2);
    });
    await step(6, () =>
      element.saveAndShow('Folgen Sie uns', 'Unser Haus auf Instagram', 'Unser Haus auf Facebook'),
    );
    await step(7, () => element.close('Folgen Sie uns', 'Unser Haus auf Instagram'));
  },
);
