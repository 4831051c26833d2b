import {fewResults} from '../../src/address/otherVersions';
import {queryParameter} from '../../src/constants';
import {shown} from '../../../../tests/lib/messages';
import {labelOf, nameOf} from '../../../../tests/browser/lib/manuals';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {tabTo} from '../../../../tests/browser/accessibility/lib/tabTo';
import {ask, field, hits, markDocument, openPanel, panel} from './lib/panel';
import {chip, expectChosen, queryField, results} from './lib/results';

/** Stands in TYPO3 12 only. */
const onlyOlder = 'lernweg';
/** Stands nowhere. */
const query = 'xqzwvk';
/** Stands on fewer pages than make an answer, and on none of TYPO3 12 alone. */
const fewQuery = 'shortcut';
const address = `/search?${queryParameter}=${query}&typo3-version=12.0`;
const otherVersion = (version: string) =>
  shown('portal.search.otherVersion').replace('{name}', nameOf('typo3', version));

test.describe('what stands in another version only', () => {
  for (const place of ['/', '/typo3']) {
    test(`is among the results, with its version: panel on ${place}`, async ({page}) => {
      await open(page, place);
      await openPanel(page);
      await ask(page, onlyOlder);
      const first = hits(page).first();
      await expect(first).toContainText(nameOf('typo3', '12.0'));
      await first.getByRole('link').click();
      await expect(page).toHaveURL(/\/typo3\/12\.0\//);
    });
  }

  test('is among the results, with its version: search page', async ({page}) => {
    await open(page, `/search?${queryParameter}=${onlyOlder}`);
    await expect(results(page).first()).toContainText(nameOf('typo3', '12.0'));
  });
});

test.describe('the link to another version', () => {
  for (const place of ['/', '/typo3']) {
    test(`panel on ${place}: a link leads there, by keyboard, and closes the panel`, async ({
      page,
    }) => {
      await open(page, place);
      await openPanel(page);
      await ask(page, query);
      await expect(hits(page)).toHaveCount(0);
      const link = panel(page).getByRole('link', {name: otherVersion('12.0')});
      await expect(link).toHaveAttribute('href', address);
      const isSame = await markDocument(page);
      await tabTo(page, link);
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(panel(page)).toHaveCount(0);
      expect(await isSame()).toBe(true);
    });
  }

  test('with Ctrl it opens beside the page, and the panel stays', async ({page, context}) => {
    await open(page, '/');
    await openPanel(page);
    await ask(page, query);
    const opened = context.waitForEvent('page');
    await panel(page)
      .getByRole('link', {name: otherVersion('12.0')})
      .click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(address);
    await expect(page).toHaveURL('/');
    await expect(panel(page)).toBeVisible();
  });

  test('stands below few results too, not below many', async ({page}) => {
    await open(page, '/email');
    await openPanel(page);
    await ask(page, fewQuery);
    await expect(hits(page).first()).toBeVisible();
    await expect(panel(page).getByRole('link', {name: otherVersion('12.0')})).toBeInViewport();
    await ask(page, 'passwort');
    await expect(panel(page).getByRole('link', {name: otherVersion('12.0')})).toHaveCount(0);
  });

  test('the older version leads to the newest; a manual of one version to none', async ({page}) => {
    await open(page, '/typo3/12.0');
    await openPanel(page);
    await ask(page, 'xqzwvk');
    await expect(panel(page).getByRole('link', {name: otherVersion('current')})).toBeVisible();
    await page.keyboard.press('Escape');

    await open(page, '/email');
    await openPanel(page);
    await panel(page)
      .getByRole('button', {name: shown('portal.search.scope.manual')})
      .click();
    await ask(page, 'xqzwvk');
    const anyVersion = shown('portal.search.otherVersion').replace(/\{name\}.*/, labelOf('typo3'));
    await expect(panel(page).getByRole('link', {name: anyVersion})).toHaveCount(0);
    await expect(field(page)).toHaveValue('xqzwvk');
  });

  test('search page: the link chooses the other version', async ({page}) => {
    await open(page, `/search?${queryParameter}=${fewQuery}`);
    await expect(queryField(page)).toHaveValue(fewQuery);
    await page.getByRole('link', {name: otherVersion('12.0')}).click();
    await expect(page).toHaveURL(address.replace(query, fewQuery));
    await chip(page, labelOf('typo3')).click();
    await expectChosen(page, labelOf('typo3', '12.0'));
  });

  test('search page: the link stands below few results too, not below many', async ({page}) => {
    await open(page, `/search?${queryParameter}=${fewQuery}`);
    await expect(results(page).first()).toBeVisible();
    expect(await results(page).count()).toBeLessThan(fewResults);
    await expect(page.getByRole('link', {name: otherVersion('12.0')})).toBeVisible();
    await queryField(page).fill('passwort');
    await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(fewResults);
    await expect(page.getByRole('link', {name: otherVersion('12.0')})).toHaveCount(0);
  });
});
