import {shown} from '../../../../tests/lib/messages';
import {resultsOnScreen} from '../../src/panel/firstScreen';
import {hitsPerPage, queryParameter} from '../../src/constants';
import {frequentTasks} from '../../../../src/config/frequentTasks';
import {parseEnv} from '../../../../src/config/env';
import {labelOf, nameOf} from '../../../../tests/browser/lib/manuals';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {
  answered,
  ask,
  field,
  hits,
  markDocument,
  message,
  numberIn,
  openPanel,
  panel,
  productsOf,
  seeAll,
} from './lib/panel';
import {status} from './lib/results';

const login = '/typo3/grundlagen/login';
const thisManual = shown('portal.search.scope.manual');
const allManuals = shown('portal.search.scope.all');

test.describe('search panel: results (2.3, 3, 9)', () => {
  test('stand in one list, the manual being read first, what matched is marked', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'formular');
    await expect(panel(page).getByRole('listbox')).toHaveCount(1);
    await expect(hits(page).locator('b').first()).toHaveText(/formular/i);
    await ask(page, 'passwort');
    await expect(hits(page).first()).toHaveText(new RegExp(`${labelOf('typo3')}$`));
    expect((await productsOf(page)).length).toBeGreaterThan(2);
    expect(await hits(page).count()).toBeLessThanOrEqual(hitsPerPage);
  });

  test('fill the screen at once, and go on below it', async ({page}) => {
    const first = resultsOnScreen(page.viewportSize()!.height);
    await open(page, login);
    await openPanel(page);
    await ask(page, 'formular');
    // Counted in the page: the first results are there for the fifth of a second.
    await page.evaluate(() => {
      const counts = new Set<number>();
      Object.assign(window, {counts});
      new MutationObserver(() =>
        counts.add(document.querySelectorAll('[role=option]').length),
      ).observe(document.body, {childList: true, subtree: true});
    });
    await ask(page, 'passwort');
    const counts = await page.evaluate(() => [
      ...(window as unknown as {counts: Set<number>}).counts,
    ]);
    expect(counts).toContain(first);
    expect(await hits(page).count()).toBeGreaterThan(first);
    // What is added is out of sight.
    await expect(hits(page).nth(first)).not.toBeInViewport();
  });

  test('whoever chooses at once keeps the choice, and has all of them', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'formular');
    await field(page).fill('passwort');
    // Further down, results for the first word may name the second.
    await expect(hits(page).first()).toContainText(/passwort/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await answered(page, 'passwort');
    await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    expect(await hits(page).count()).toBeGreaterThan(resultsOnScreen(page.viewportSize()!.height));
  });

  test('no two sound the same: each names its page and product', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'anmelden');
    const names = await hits(page).evaluateAll((options) => options.map((one) => one.textContent));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('the count is the true one, and its link leads to as many results', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'bild');
    const count = await numberIn(seeAll(page).textContent());
    expect(count).toBeGreaterThan(hitsPerPage);
    await expect(seeAll(page)).toHaveText(
      message('SearchBar.seeAll').replace('{count}', String(count)),
    );
    await seeAll(page).click();
    await expect(page).toHaveURL(`/search?${queryParameter}=bild&typo3-version=current`);
    await expect(panel(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(new RegExp(`^${count} `));
  });

  test('the link leads to the version being read', async ({page}) => {
    await open(page, '/typo3/12.0/grundlagen/login');
    await openPanel(page);
    await ask(page, 'flip card');
    const count = await numberIn(seeAll(page).textContent());
    await seeAll(page).click();
    await expect(page).toHaveURL(/[?&]typo3-version=12\.0$/);
    await expect(status(page)).toHaveText(new RegExp(`^${count} `));
  });

  test('only the manual being read, or all: also on the search page', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'passwort');
    const all = await numberIn(seeAll(page).textContent());
    await panel(page).getByRole('button', {name: thisManual}).click();
    await expect(panel(page).getByRole('button', {name: thisManual})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(field(page)).toBeFocused();
    await expect.poll(() => productsOf(page)).toEqual([labelOf('typo3')]);
    expect(await numberIn(seeAll(page).textContent())).toBeLessThan(all);
    await seeAll(page).click();
    await expect(page).toHaveURL(
      `/search?${queryParameter}=passwort&handbuch=typo3&typo3-version=current`,
    );
  });

  test('outside the manuals there is nothing to choose', async ({page}) => {
    await open(page, '/');
    await openPanel(page);
    await ask(page, 'passwort');
    await expect(panel(page).getByRole('button', {name: thisManual})).toHaveCount(0);
    await expect(panel(page).getByRole('button', {name: allManuals})).toHaveCount(0);
  });
});

test.describe('search panel: versions (3)', () => {
  const ofTypo3 = async (page: Parameters<typeof hits>[0]) =>
    (await productsOf(page)).filter((name) => name.startsWith(labelOf('typo3')));

  test('the last one unless another is preferred or being read', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, 'benutzereinstellungen');
    expect(await ofTypo3(page)).toEqual([labelOf('typo3')]);
    await page.keyboard.press('Escape');

    await open(page, '/typo3/12.0/grundlagen/backend');
    await openPanel(page);
    await ask(page, 'benutzereinstellungen');
    expect(await ofTypo3(page)).toEqual([nameOf('typo3', '12.0')]);
  });

  test('the preferred one in the other manuals', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-typo3', '12.0'));
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, 'benutzereinstellungen');
    expect(await ofTypo3(page)).toEqual([nameOf('typo3', '12.0')]);
  });
});

test.describe('search panel: nothing found (8)', () => {
  test('says so, offers other queries that find something, and a letter', async ({page}) => {
    await open(page, '/wordpress/medien');
    await openPanel(page);
    await ask(page, 'xqzwvk & <zzqj>');
    const text = (name: string) => message(`SearchModal.noResultsScreen.${name}`);
    const parts = [
      `${text('noResultsText')} «xqzwvk & <zzqj>»`,
      text('suggestedQueryText'),
      text('reportMissingResultsText'),
    ];
    await expect(panel(page)).toContainText(parts.at(-1)!);
    const paragraphs = await panel(page)
      .locator('p')
      .evaluateAll((all) =>
        all.map((one) => ({text: one.textContent ?? '', top: one.getBoundingClientRect().top})),
      );
    const found = parts.map((part) => paragraphs.findIndex(({text}) => text.includes(part)));
    const isAscending = (numbers: number[]) =>
      numbers.every((n, i) => i === 0 || numbers[i - 1]! < n);
    expect(found).not.toContain(-1);
    // Read in the order in which they are seen.
    expect(isAscending(found)).toBe(true);
    expect(isAscending(found.map((index) => paragraphs[index]!.top))).toBe(true);
    const letter = panel(page).getByRole('link', {
      name: message('SearchModal.noResultsScreen.reportMissingResultsLinkText'),
    });
    const address = new URL((await letter.getAttribute('href'))!);
    expect(address.protocol + address.pathname).toBe(`mailto:${parseEnv({}).provider.email}`);
    expect(address.searchParams.get('subject')).toContain('xqzwvk & <zzqj>');
    expect(address.searchParams.get('body')).toContain(page.url());

    const own = frequentTasks.filter(({manualId}) => manualId === 'wordpress');
    for (const {label} of own) {
      await panel(page).getByRole('button', {name: label}).click();
      await expect(field(page)).toHaveValue(label);
      await expect(hits(page).first()).toBeVisible();
      await ask(page, 'xqzwvk');
    }
    expect(own.length).toBeGreaterThan(0);
  });

  test('in this manual: offers to search all of them', async ({page}) => {
    await open(page, '/hgv');
    await openPanel(page);
    await panel(page).getByRole('button', {name: thisManual}).click();
    await ask(page, 'karussell');
    await panel(page)
      .getByRole('button', {name: shown('portal.search.widen')})
      .click();
    await expect(hits(page).first()).toBeVisible();
    await expect(hits(page).first()).toHaveText(
      new RegExp(`(?:${labelOf('typo3')}|${labelOf('webkit-smart')})$`),
    );
  });
});

test.describe('search panel: where results lead (2.3)', () => {
  test('results of the site open inside it', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'outlook einrichten');
    const isSame = await markDocument(page);
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/email\/programme\/outlook/);
    expect(await isSame()).toBe(true);
  });

  test('a section of the page being read takes the keyboard along', async ({page}) => {
    await open(page, '/typo3/grundlagen/backend');
    await openPanel(page);
    await ask(page, 'farbschema');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/typo3\/grundlagen\/backend#farbschema$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('h2#farbschema').getByRole('link')).toBeFocused();
  });

  test('with Ctrl they open beside the page, and the panel stays', async ({page, context}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, 'outlook');
    const link = hits(page).first().getByRole('link');
    const address = (await link.getAttribute('href'))!;
    const opened = context.waitForEvent('page');
    await link.click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(address);
    await expect(page).toHaveURL('/email/webmail');
    await expect(panel(page)).toBeVisible();
    const searchPage = context.waitForEvent('page');
    await seeAll(page).click({modifiers: ['ControlOrMeta']});
    await expect(await searchPage).toHaveURL(/[?]q=outlook$/);
    await expect(panel(page)).toBeVisible();
  });

  for (const how of ['click', 'Enter']) {
    test(`a result of another site is a full page load (${how})`, async ({page}) => {
      const other = 'https://andere.example';
      await page.route('**/search-index/manifest.json', async (route) => {
        const manifest = await (await route.fetch()).json();
        await route.fulfill({json: {...manifest, origin: other}});
      });
      await page.route(`${other}/**`, (route) =>
        route.fulfill({contentType: 'text/html', body: '<title>Andere</title>'}),
      );
      await open(page, login);
      await openPanel(page);
      await ask(page, 'passwort');
      await (how === 'click'
        ? hits(page).first().getByRole('link').click()
        : page.keyboard.press('Enter'));
      await expect(page).toHaveURL(new RegExp(`^${other}/typo3/`));
      await expect(page).toHaveTitle('Andere');
    });
  }
});
