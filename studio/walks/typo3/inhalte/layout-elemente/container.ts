import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {windowSize} from '../../../../lib/windowSize';
import {elementPage} from '../_elementPage';
import {layoutElement} from '../../../../typo3/layoutElement';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page} = tools;
  const element = elementPage(tools, {
    name: 'Container',
    on: 'Sommer im Engadin',
    isSavedAtOnce: true,
  });
  const {field, saved} = element;
  const container = layoutElement(typo3, page, saved);

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await step(1, async ({see}) => {
      await typo3.edit(saved);
      await see();
      await element.write('Überschrift', 'Unsere Angebote');
      await element.chooseLevel('Verborgen');
    });
    await step(2, async ({see}) => {
      await element.choose('Hintergrund', 'Hellgrau');
      await element.form(picture, [field('Überschrift'), field('Breite')], {
        // In 12, another title is close above.
        ...(typo3.release === 12 && {pad: 4}),
      });
      await typo3.save();
      await see();
      await element.close('Unsere Angebote');
      await expect(container.newIn()).toBeVisible();
      await expect(container.elements()).toHaveCount(0);
    });
    await step(3, () => container.insert(typo3.textElement));
    await step(4, () => container.fill('Drei Nächte für zwei'));
    await step(5, async () => {
      await container.dragInto('Bergsommer');
      await expect(container.newBelow).toBeVisible();
      await expect(container.elements()).toHaveCount(2);
    });
    await page.setViewportSize({...windowSize, height: 1500});
    await typo3.narrow(470);
    await picture('gefuellt', {
      of: [saved.locator('.t3-page-ce-element').first(), container.newBelow],
      markers: [
        saved.locator(typo3.elementTitle).first(),
        container.newIn(),
        container.elements().first().locator(typo3.elementTitle),
        container.newBelow,
      ],
    });
    await page.setViewportSize(windowSize);
    await step(6, () =>
      typo3.showWebsite('Web-Seite anzeigen', async (website) => {
        const background = website.locator('section.grund-grau');
        await expect(background).toContainText('Drei Nächte für zwei');
        await expect(background).toContainText('Bergsommer');
      }),
    );
  });

  await element.fields();
});
