import type {Locator} from '@playwright/test';
import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {unwatched} from '../../../../lib/watch';
import {windowSize} from '../../../../lib/windowSize';
import {elementPage} from '../_elementPage';
import {layoutElement} from '../../../../typo3/layoutElement';

export default walk<'typo3'>(async (tools) => {
  const {typo3, page} = tools;
  const element = elementPage(tools, {
    name: 'Spalten',
    search: 'Spalte',
    group: 'Container',
    on: 'Sommer im Engadin',
    isSavedAtOnce: true,
  });
  const {field, saved} = element;
  const columns = layoutElement(typo3, page, saved);
  const boxes = (...of: Locator[]) =>
    Promise.all(of.map(async (locator) => (await locator.first().boundingBox())!));

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await step(1, async () => {
      await typo3.edit(saved);
      await element.choose('Aufteilung', '1:2');
    });
    await unwatched(() => element.choose('Aufteilung', '1:1'));
    await step(2, async ({see}) => {
      await element.write('Überschrift', 'Bewegung im Sommer');
      await element.form(picture, [field('Aufteilung'), field('Reihenfolge mobil')]);
      await typo3.save();
      await see();
      await element.close('Bewegung im Sommer');
      const [left, right] = await boxes(columns.area(1), columns.area(2));
      expect(right!.x).toBeGreaterThan(left!.x);
      expect(right!.y).toBe(left!.y);
    });
    // Makes the tree narrow again.
    await unwatched(() => typo3.openPage('Sommer im Engadin'));
    await step(3, () => columns.insert(typo3.textElement));
    await step(4, () => columns.fill('Velotouren'));
    await step(5, () => columns.dragInto('Bergsommer', 2));
    await page.setViewportSize({...windowSize, height: 1500});
    // Each column is at least 300 pixels wide.
    await typo3.narrow(830);
    await picture('gefuellt', {
      of: saved.locator('.t3-page-ce-element').first(),
      isLayout: true,
      markers: [
        saved.locator('[data-contextmenu-trigger]').first(),
        columns.area(1).locator(typo3.columnTitle),
        columns.elements(1).first().locator(typo3.elementTitle),
        columns.newIn(2),
      ],
    });
    await page.setViewportSize(windowSize);
    await step(6, () =>
      typo3.showWebsite('Web-Seite anzeigen', async (website) => {
        const parts = website.locator('.spalten > div');
        await expect(parts).toHaveCount(2);
        const wide = await boxes(parts.nth(0), parts.nth(1));
        expect(wide[1]!.x).toBeGreaterThan(wide[0]!.x);
        await website.setViewportSize({width: 400, height: 800});
        const small = await boxes(parts.nth(0), parts.nth(1));
        expect(small[1]!.y).toBeGreaterThan(small[0]!.y);
        expect(small[1]!.x).toBe(small[0]!.x);
      }),
    );
  });

  await element.fields();
});
