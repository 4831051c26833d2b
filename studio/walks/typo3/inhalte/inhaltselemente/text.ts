import {expect} from '../../../../lib/expect';
import {unwatched} from '../../../../lib/watch';
import {elementWalk} from '../_elementWalk';

export default elementWalk(
  (typo3) => ({name: typo3.textElement, search: 'Text'}),
  async ({element, page, typo3, step, picture}) => {
    const {field} = element;
    const editor = typo3.module.locator('.ck-editor__editable').first();
    const bar = typo3.module.locator('.ck-toolbar').first();

    await step(1, async () => {
      await element.write('Überschrift', 'Mit dem Zug zu uns');
      await expect(field('Überschrift').locator('input').first()).toHaveValue('Mit dem Zug zu uns');
    });
    await step(2, async () => {
      await editor.click();
      await page.keyboard.type('Fahrplan');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Die Rhätische Bahn fährt jede Stunde.');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('Wir holen Sie vom Bahnhof ab.');
      await expect(editor.locator('p')).toHaveCount(2);
    });
    await step(3, async () => {
      await editor.getByText('Fahrplan').click();
      await bar.locator('.ck-heading-dropdown button').first().click();
      await typo3.module.getByRole('menuitemradio', {name: 'Überschrift 3'}).click();
      await expect(editor.locator('h3')).toHaveText('Fahrplan');
    });
    await step(4, async () => {
      await editor.getByText('Die Rhätische Bahn').click();
      await bar.getByRole('button', {name: /^Aufzählung/}).click();
      await expect(editor.locator('li')).toHaveCount(1);
      await unwatched(() => bar.getByRole('button', {name: /^Aufzählung/}).click());
    });
    await step(5, async () => {
      await editor.locator('p').dblclick({position: {x: 45, y: 10}});
      await bar.getByRole('button', {name: /link/i}).first().click();
      await typo3.settle();
      await expect(typo3.dialogueModule.locator('.node').first()).toBeVisible();
    });
    await step(6, async () => {
      await element.choosePage('Anreise');
      await expect(editor.locator('a')).toHaveCount(1);
    });
    await element.form(picture, [field('Überschrift'), field('Text')], {
      // In 12, another title is close above.
      ...(typo3.release === 12 && {pad: 4}),
      height: typo3.release === 12 ? 760 : 680,
      markers: [field('Überschrift'), element.level, bar, editor.locator('h3')],
    });
    await step(7, () => element.saveAndShow('Mit dem Zug zu uns', 'Wir holen Sie vom Bahnhof ab.'));
    await step(8, () => element.close('Mit dem Zug zu uns'));
  },
);
