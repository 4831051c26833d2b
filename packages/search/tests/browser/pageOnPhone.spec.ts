import {watchVitals} from '../../../../scripts/bench/site/measureVitals';
import {expect, open, phone, test, whenLaidOut} from '../../../../tests/browser/lib/test';
import {queryField, results} from './lib/results';

test('search page: nothing jumps while the answer is on its way', async ({page}) => {
  const figures = await watchVitals(page);
  await page.setViewportSize(phone);
  await open(page, '/search?q=bild');
  await expect(results(page)).not.toHaveCount(0);
  await whenLaidOut(page);
  expect((await figures()).shift).toBeLessThan(0.05);
});

for (const hasTouch of [true, false]) {
  test.describe(`search page on a ${hasTouch ? 'phone' : 'computer'}`, () => {
    test.use({hasTouch, isMobile: hasTouch});

    test(`Enter ${hasTouch ? 'puts the keyboard of the screen away' : 'leaves the focus in the field'}`, async ({
      page,
    }) => {
      await open(page, '/search');
      await queryField(page).fill('webmail');
      await queryField(page).press('Enter');
      await expect(results(page).first()).toHaveText(/webmail/i);
      const focus = expect(queryField(page));
      await (hasTouch ? focus.not : focus).toBeFocused();
    });
  });
}
