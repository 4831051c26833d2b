import type {Page} from '@playwright/test';
import {hitsPerPage} from '../../src/constants';
import {labelOf} from '../../../../tests/browser/lib/manuals';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {ask, numberIn, openPanel, seeAll} from './lib/panel';
import {all, chip, expectChosen, links, results, status} from './lib/results';

test.describe('search page: the manuals that answer', () => {
  test('can be limited to a manual; the address keeps it, «back» undoes it', async ({page}) => {
    await open(page, '/search?q=bild');
    await expect(results(page)).toHaveCount(hitsPerPage);
    await expect(status(page)).toHaveText(/^\d+ /);
    const count = await numberIn(status(page).textContent());
    const id = 'wordpress';
    await expectChosen(page, all);
    const own = await numberIn(chip(page, labelOf(id)).textContent());
    await chip(page, labelOf(id)).click();
    await expect(page).toHaveURL(`/search?q=bild&handbuch=${id}`);
    await expect.poll(() => numberIn(status(page).textContent())).toBe(own);
    expect((await links(page)).every((address) => address.startsWith(`/${id}`))).toBe(true);
    await expect(chip(page, all)).toHaveText(`${all} ${count}`);
    await expect(chip(page, labelOf('typo3', '12.0'))).toHaveCount(0);

    await page.reload();
    await expectChosen(page, labelOf(id));
    await expect(results(page).first()).toBeVisible();
    expect((await links(page)).every((address) => address.startsWith(`/${id}`))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=bild');
    await expectChosen(page, all);
  });

  test('the keyboard stays where it chooses', async ({page}) => {
    await open(page, '/search?q=bild');
    for (const id of ['wordpress', 'typo3'] as const) {
      await chip(page, labelOf(id)).press('Enter');
      await expect(page).toHaveURL(`/search?q=bild&handbuch=${id}`);
      await expectChosen(page, labelOf(id));
      await expect(chip(page, labelOf(id))).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(chip(page, labelOf('typo3', 'current'))).toBeFocused();
  });

  test('the manual that was chosen comes first elsewhere, and leaves nothing out', async ({
    page,
  }) => {
    const asked = '/search?q=mein+Passwort+geht+nicht+mehr';
    await open(page, asked);
    await expect(status(page)).toHaveText(/^\d+ /);
    const count = await numberIn(status(page).textContent());
    await chip(page, labelOf('wordpress')).click();
    await expectChosen(page, labelOf('wordpress'));
    await open(page, asked);
    await expectChosen(page, all);
    await expect(results(page).first()).toContainText(labelOf('wordpress'));
    await expect(status(page)).toHaveText(new RegExp(`^${count} `));
    await chip(page, all).press('Enter');
    await expect(chip(page, all)).toBeFocused();
    await open(page, asked);
    // Several products answer: the first results are the best of each, and say so.
    await expect(results(page).first()).toBeVisible();
    const titles = results(page).getByRole('heading', {level: 2});
    const products = (await titles.allTextContents()).slice(0, 3).map((one) => one.split(':')[0]);
    expect(new Set(products).size).toBe(3);
  });

  test('the manual in which the reader has asked comes first', async ({page}) => {
    await open(page, '/wordpress/backend');
    await openPanel(page);
    await ask(page, 'mein Passwort geht nicht mehr');
    await seeAll(page).click();
    await expectChosen(page, all);
    await expect(results(page).first()).toContainText(labelOf('wordpress'));
  });
});

test.describe('search page: TYPO3 version (2.3, 4)', () => {
  const versionsIn = async (page: Page) => [
    ...new Set(
      (await links(page))
        .filter((address) => address.startsWith('/typo3'))
        .map((address) => (address.startsWith('/typo3/12.0') ? '12.0' : 'current')),
    ),
  ];

  test('the last one unless another is preferred; the address keeps a choice', async ({page}) => {
    await open(page, '/search?q=benutzereinstellungen');
    await expect(results(page).first()).toBeVisible();
    expect(await versionsIn(page)).toEqual(['current']);

    await chip(page, labelOf('typo3')).click();
    await expectChosen(page, labelOf('typo3', 'current'));
    await chip(page, labelOf('typo3', '12.0')).click();
    await expect(page).toHaveURL(
      '/search?q=benutzereinstellungen&handbuch=typo3&typo3-version=12.0',
    );
    await expect.poll(() => versionsIn(page)).toEqual(['12.0']);
    await page.reload();
    await expect.poll(() => versionsIn(page)).toEqual(['12.0']);
    await page.goBack();
    await expect.poll(() => versionsIn(page)).toEqual(['current']);
  });

  test('the preferred one is chosen already', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-typo3', '12.0'));
    await open(page, '/search?q=benutzereinstellungen&handbuch=typo3');
    await expectChosen(page, labelOf('typo3', '12.0'));
    await expect.poll(() => versionsIn(page)).toEqual(['12.0']);
  });
});
