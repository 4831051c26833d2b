import {walk} from '../../../../lib/walk';
import {unwatched} from '../../../../lib/watch';
import {elementPage} from '../_elementPage';

export default walk<'typo3'>(async (tools) => {
  const {typo3} = tools;
  const element = elementPage(tools, {name: 'Buttons', search: 'Button'});
  const {field, entry, button} = element;

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await element.openForm();
    await step(1, () => element.add());
    await step(2, () => element.write('Linktext', 'Zimmer anfragen', entry()));
    await step(3, async ({see}) => {
      await element.openLink('Link', entry());
      await see();
      await element.linkTab('Externe URL');
      await see();
      await element.linkTab('Seite');
    });
    await step(4, async ({see}) => {
      // What confirms an address is in its tab.
      await unwatched(() => element.linkTab('Externe URL'));
      await see();
      await unwatched(() => element.linkTab('Seite'));
      await element.showPage('Preise');
      await see();
      await element.choosePage('Preise');
    });
    await step(5, () => element.choose('Stil', 'Gefüllt', entry()));
    await element.form(
      picture,
      [element.label('Buttons'), element.head(), field('Stil', entry())],
      {
        markers: [
          button('Neu anlegen'),
          field('Linktext', entry()),
          field('Link', entry()),
          field('Stil', entry()),
        ],
      },
    );
    await step(6, () => element.saveAndShow('Zimmer anfragen'));
    await step(7, () => element.close('Zimmer anfragen'));
    await element.savedPicture(picture);
  });

  await element.fields(async () => {
    await typo3.tab('Allgemein');
    await element.open(entry());
    await element.openLink('Link', entry());
  });
});
