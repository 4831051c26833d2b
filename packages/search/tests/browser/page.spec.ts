import {shown} from '../../../../tests/lib/messages';
import {hitsPerPage, maxQueryLength} from '../../src/constants';
import {manualTable} from '@portal/content/manuals';
import {siteTitle} from '../../../../src/config/siteTitle';
import {chunks, hold, mainScript, unreachable} from '../../../../tests/browser/lib/faults';
import {labelOf, nameOf} from '../../../../tests/browser/lib/manuals';
import {expect, forgive, open, test} from '../../../../tests/browser/lib/test';
import {message, numberIn} from './lib/panel';
import {all, chip, links, more, queryField, results, status} from './lib/results';

test.describe('search page (2.3)', () => {
  test('answers the query of its address', async ({page}) => {
    await open(page, '/search?q=passwort+%C3%A4ndern');
    await expect(queryField(page)).toHaveValue('passwort ändern');
    const title = message('SearchPage.existingResultsTitle').replace('{query}', 'passwort ändern');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${siteTitle}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[name^=archive]')).toHaveAttribute('content', /^index/);
    await expect(results(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^[1-9]\d* /);

    const first = results(page).first();
    await expect(first.getByRole('heading', {level: 2})).toHaveText(/passwort ändern/i);
    await expect(first.locator('p').nth(0)).toHaveText(/ › /);
    await expect(first.locator('p').nth(1).locator('b').first()).toHaveText(/passwort/i);
    await first.getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
  });

  test('answers what was typed before the page was ready', async ({page}) => {
    const {asked, release} = await hold(page, mainScript);
    const opened = open(page, '/search');
    await asked;
    await queryField(page).pressSequentially('webmail');
    release();
    await opened;
    await expect(page).toHaveURL('/search?q=webmail');
    await expect(queryField(page)).toHaveValue('webmail');
    await expect(results(page).first()).toHaveText(/webmail/i);
  });

  test('Enter before the page was ready asks as well', async ({page}) => {
    const {asked, release} = await hold(page, mainScript);
    await page.goto('/search', {waitUntil: 'commit'});
    await asked;
    await queryField(page).fill('webmail');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=webmail');
    release();
    await expect(results(page).first()).toHaveText(/webmail/i);
  });

  test('answers while the reader types; «back» leads to where they came from', async ({page}) => {
    await open(page, '/email');
    await page.goto('/search?q=outlook');
    await expect(results(page).first()).toBeVisible();
    await queryField(page).fill('webmail');
    await expect(page).toHaveURL('/search?q=webmail');
    await expect(results(page).first()).toHaveText(/webmail/i);
    await page.goBack();
    await expect(page).toHaveURL('/email');
    await page.goForward();
    await expect(queryField(page)).toHaveValue('webmail');
    await expect(results(page).first()).toHaveText(/webmail/i);
  });

  test('«back» from a result leads to its place in the list', async ({page}) => {
    await open(page, '/search?q=bild');
    const result = results(page).nth(15);
    await result.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(500);
    await result.getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(result.getByRole('link')).toBeInViewport();
    expect(Math.abs((await place()) - before)).toBeLessThan(50);
  });

  test.describe('with a clock of its own', () => {
    test.use({fresh: true});

    test('a result that is clicked right after typing opens', async ({page}) => {
      await page.clock.install();
      await open(page, '/search?q=webmail');
      const result = results(page).first().getByRole('link');
      const address = (await result.getAttribute('href'))!;
      const {asked, release} = await hold(page, chunks);
      await page.clock.pauseAt(Date.now() + 60_000);
      await queryField(page).fill('outlook');
      await result.click();
      await asked;
      // The rest after which the typed query is searched is over before the page is there.
      await page.clock.fastForward(1000);
      release();
      await expect(page).toHaveURL(address);
      await expect(queryField(page)).toHaveCount(0);
    });
  });

  test(`takes ${maxQueryLength} characters, from the field and from the address`, async ({
    page,
  }) => {
    await open(page, `/search?q=${'a'.repeat(maxQueryLength + 9)}`);
    await expect(queryField(page)).toHaveValue('a'.repeat(maxQueryLength));
    await queryField(page).fill('');
    await queryField(page).pressSequentially('b'.repeat(maxQueryLength + 1));
    await expect(queryField(page)).toHaveValue('b'.repeat(maxQueryLength));
  });

  test(`shows ${hitsPerPage}, then as many more; a shared address shows as many`, async ({
    page,
  }) => {
    await open(page, '/search?q=bild');
    await expect(results(page)).toHaveCount(hitsPerPage);
    await more(page).press('Enter');
    await expect(results(page)).toHaveCount(2 * hitsPerPage);
    await expect(results(page).nth(hitsPerPage).getByRole('link')).toBeFocused();
    const address = page.url();
    const shown = await links(page);
    expect(new Set(shown).size).toBe(shown.length);

    await page.goto('/');
    await open(page, address);
    await expect(results(page)).toHaveCount(2 * hitsPerPage);
    expect(await links(page)).toEqual(shown);
    await queryField(page).fill('bilder');
    await expect(page).toHaveURL('/search?q=bilder');
    await expect(results(page)).toHaveCount(hitsPerPage);
  });

  test('offers no more results than there are', async ({page}) => {
    await open(page, '/search?q=abwesenheitsmeldung&seite=9');
    await expect.poll(() => numberIn(status(page).textContent())).toBeGreaterThan(0);
    await expect(results(page)).toHaveCount(await numberIn(status(page).textContent()));
    await expect(more(page)).toHaveCount(0);
  });
});

test.describe('search page: states (4, 8)', () => {
  test('empty: the manuals', async ({page}) => {
    await open(page, '/search');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      message('SearchPage.emptyResultsTitle'),
    );
    for (const {id} of manualTable) {
      await expect(page.locator(`main a[href="/${id}"]`).first()).toBeVisible();
    }
    await expect(status(page)).toHaveText('');
  });

  test('empty, with a manual chosen: its title says which', async ({page}) => {
    const title = (name: string) => shown('portal.searchPage.inManual').replace('{name}', name);
    const heading = page.getByRole('heading', {level: 1});
    await open(page, '/search?handbuch=typo3&typo3-version=12.0');
    await expect(heading).toHaveText(title(nameOf('typo3', '12.0')));
    await expect(page).toHaveTitle(`${title(nameOf('typo3', '12.0'))} | Handbuch`);
    await chip(page, labelOf('typo3', 'current')).click();
    await expect(heading).toHaveText(title(labelOf('typo3')));
    await chip(page, all).click();
    await expect(heading).toHaveText(message('SearchPage.emptyResultsTitle'));
  });

  test('nothing found: says so, and ways on', async ({page}) => {
    await open(page, '/search?q=xqzwvk&handbuch=hgv');
    await expect(status(page)).toHaveText(
      `${message('SearchModal.noResultsScreen.noResultsText')} «xqzwvk»`,
    );
    const letter = page.getByRole('link', {
      name: message('SearchModal.noResultsScreen.reportMissingResultsLinkText'),
    });
    await expect(letter).toHaveAttribute('href', /^mailto:.*xqzwvk/);
    await page.getByRole('button', {name: shown('portal.search.widen')}).click();
    await expect(page).toHaveURL('/search?q=xqzwvk');
    await page.locator('main li').getByRole('button').first().click();
    await expect(results(page).first()).toBeVisible();
  });

  test('nothing found: a suggestion is searched in all manuals; the keyboard goes on at the field', async ({
    page,
  }) => {
    // A manual without frequent tasks of its own.
    await open(page, '/search?q=xqzwvk&handbuch=schnupperlehre');
    await page.locator('main li').getByRole('button').first().press('Enter');
    await expect(page).toHaveURL(/[?]q=[^&]+$/);
    await expect(results(page).first()).toBeVisible();
    await expect(queryField(page)).toBeFocused();
    await open(page, '/search?q=xqzwvk&handbuch=hgv');
    await page.getByRole('button', {name: shown('portal.search.widen')}).press('Enter');
    await expect(page).toHaveURL('/search?q=xqzwvk');
    await expect(queryField(page)).toBeFocused();
  });

  test('slow: says that it is searching, keeps the last answer', async ({page}) => {
    const {release} = await hold(page, '**/search-index/**');
    await open(page, '/search');
    await queryField(page).fill('outlook');
    await expect(status(page)).toHaveText(message('SearchPage.fetchingNewResults'));
    release();
    await expect(results(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ /);
  });

  test('failed: the specified text, and another try', async ({page, problems}) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, '/search?q=outlook');
    const alert = page.locator('main').getByRole('alert');
    // Two paragraphs: neither text ends the other one's sentence.
    await expect(alert.locator('p')).toHaveText([
      message('SearchModal.errorScreen.titleText'),
      message('SearchModal.errorScreen.helpText'),
    ]);
    await page.unroute('**/search-index/**');
    await alert.getByRole('button').press('Enter');
    await expect(results(page).first()).toBeVisible();
    await expect(queryField(page)).toBeFocused();
    await expect(alert).toHaveCount(0);
    forgive(problems, unreachable(/\/search-index\//, 'ERR_FAILED'));
  });

  test('fits a narrow phone', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, '/search?q=passwort');
    await expect(results(page).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('search page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a sentence and the manuals; the form of the home page leads there', async ({page}) => {
    await page.goto('/');
    await page.locator('main input[type=search]').fill('passwort');
    await page.locator('main input[type=search]').press('Enter');
    await expect(page).toHaveURL('/search?q=passwort');
    await expect(page.locator('main noscript p')).toHaveText(shown('portal.searchPage.noScript'));
    for (const {id} of manualTable) {
      await expect(page.locator(`main a[href="/${id}"]`).first()).toBeVisible();
    }
  });
});
