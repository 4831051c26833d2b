import {expect, open, phone, test, whenLaidOut} from '../lib/test';

/** As a reader sets it in the browser: twice the usual size. */
const textSize = '200%';

test('with text of twice the size the cards of the home fit a phone', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
  await whenLaidOut(page);
  const rights = await page
    .locator('main li *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(10);
  expect(Math.max(...rights)).toBeLessThanOrEqual(phone.width);
});
