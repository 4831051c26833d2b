import {expect, open, test} from '../../../../tests/browser/lib/test';
import {ask, button, field, hits, message, openPanel, panel} from './lib/panel';

const login = '/typo3/grundlagen/login';

test.describe('the field of the search panel', () => {
  test('blanks alone are no query, also in the place of one', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    const start = panel(page).getByText(message('SearchModal.startScreen.noRecentSearchesText'));
    await ask(page, 'passwort');
    await expect(start).toBeHidden();
    await field(page).selectText();
    await page.keyboard.press('Space');
    await expect(field(page)).toHaveValue('');
    await expect(start).toBeVisible();
    await page.keyboard.type(' neues pa');
    await expect(field(page)).toHaveValue('neues pa');
    await expect(hits(page).first()).toBeVisible();
  });

  test('what an input method has begun is taken back by the first Escape', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    const devtools = await page.context().newCDPSession(page);
    const begun = {text: '¨', selectionStart: 1, selectionEnd: 1};
    await devtools.send('Input.imeSetComposition', begun);
    await expect(field(page)).toHaveValue(begun.text);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
    await devtools.send('Input.insertText', {text: 'ü'});
    await expect(field(page)).toHaveValue('ü');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  test('its placeholder is whole on a phone', async ({page}) => {
    await page.setViewportSize({width: 375, height: 667});
    await open(page, login);
    await button(page).click();
    const {room, needed} = await field(page).evaluate((input: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      const {fontSize, fontFamily} = getComputedStyle(input, '::placeholder');
      pen.font = `${fontSize} ${fontFamily}`;
      return {room: input.clientWidth - 4, needed: pen.measureText(input.placeholder).width};
    });
    expect(needed).toBeLessThanOrEqual(room);
  });
});
