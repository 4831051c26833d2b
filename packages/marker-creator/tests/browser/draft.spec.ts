import {draftProblems, labels} from '../../src/texts';
import {button, clickAt, entry, keptText, start} from './lib/markerCreator';
import {expect, open, test} from '../../../../tests/browser/lib/test';

test('a second tab neither offers, overwrites nor forgets the work of the first', async ({
  page,
}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  await entry(page, 1).fill('Erster');
  await expect.poll(() => keptText(page)).toBe('Erster');
  const second = await page.context().newPage();
  await start(second);
  await expect(second.getByText(draftProblems.elsewhere)).toBeVisible();
  await expect(button(second, labels.restore)).toHaveCount(0);
  await clickAt(second, 0.5, 0.5);
  await entry(second, 1).fill('Zweiter');
  await button(second, labels.clear).click();
  await button(second, labels.clearSure).click();
  await page.reload();
  await button(page, labels.restore).click();
  await expect(entry(page, 1)).toHaveValue('Erster');
});

test('work is kept while the editor types on, and when the page goes away at once', async ({
  page,
}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  await entry(page, 1).pressSequentially('Ohne Pause', {delay: 150});
  await page.reload();
  await button(page, labels.restore).click();
  await expect(entry(page, 1)).toHaveValue('Ohne Pause');
  await entry(page, 1).fill('Ganz kurz');
  // To another page of the site and back, without a moment in between.
  await page.locator('.navbar__brand').click();
  await open(page, '/dev/Marker-Creator');
  await button(page, labels.restore).click();
  await expect(entry(page, 1)).toHaveValue('Ganz kurz');
});
