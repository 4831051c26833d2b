import type {Page} from '@playwright/test';
import {maxQueryLength} from '../../src/constants';
import {chunks, hold, openAndStir, watchRequests} from '../../../../tests/browser/lib/faults';
import {enlarge} from '../../../../tests/browser/lib/figures';
import {expect, open, phone, test} from '../../../../tests/browser/lib/test';
import {ask, button, field, hits, markDocument, message, openPanel, panel} from './lib/panel';

const login = '/typo3/grundlagen/login';

/** Right after it has opened, a press belongs to a double click on its button. */
const pressUntilClosed = (page: Page, press: () => Promise<void>) =>
  expect(async () => {
    await press();
    await expect(panel(page)).toHaveCount(0, {timeout: 200});
  }).toPass();

test.describe('search panel: opening and closing (2.3)', () => {
  test('a shortcut opens it, Escape closes it and gives the focus back', async ({page}) => {
    await open(page, login);
    for (const key of ['Control+K', 'Meta+K', '/']) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(panel(page)).toHaveCount(0);
        await expect(button(page)).toBeFocused();
        await button(page).blur();
      });
    }
  });

  test('the shortcut closes it as well, and the backdrop, and «Abbrechen»', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await page.keyboard.press('Control+K');
    await expect(panel(page)).toHaveCount(0);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await pressUntilClosed(page, () => page.mouse.click(5, 400));
    await page.setViewportSize(phone);
    await button(page).click();
    const cancel = panel(page).getByRole('button', {
      name: message('SearchModal.searchBox.cancelButtonText'),
    });
    await pressUntilClosed(page, () => cancel.click());
  });

  test('who presses the button twice has opened it', async ({page}) => {
    await open(page, login);
    // Once it is there without waiting, the second press meets what closes it.
    await openPanel(page);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    // As late as on a slow computer.
    await button(page).dblclick({delay: 700});
    await page.keyboard.type('bild');
    await expect(field(page)).toHaveValue('bild');
  });

  test('«back» closes it and leaves the page where it is', async ({page}) => {
    await open(page, login);
    const heading = page.getByRole('heading', {level: 1});
    const former = await heading.innerText();
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading).not.toHaveText(former);
    const address = page.url();
    const title = await heading.innerText();
    const place = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(place).toBe(300);
    await openPanel(page);
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL(address);
    await expect(heading).toHaveText(title);
    expect(await place()).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(login);
  });

  test('what is typed while it is on its way is kept; Escape gives it up', async ({page}) => {
    const {release} = await hold(page, /docsearch/);
    await open(page, login);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('bild');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('password');
    await page.keyboard.press('Backspace');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('t');
    await expect(field(page)).toHaveValue('passwort');
    await expect(hits(page).first()).toBeVisible();
  });

  for (const link of ['/typo3/grundlagen/backend', '/wordpress']) {
    test(`opened while ${link} is on its way it stays, with what was typed`, async ({page}) => {
      await watchRequests(page);
      await openAndStir(page, '/typo3');
      await openPanel(page);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      const title = await page.locator('h1').innerText();
      const {release, asked} = await hold(page, chunks);
      await page
        .locator(`a[href="${link}"]`)
        .first()
        .evaluate((element: HTMLAnchorElement) => element.click());
      await asked;
      await page.keyboard.press('Control+K');
      await page.keyboard.type('bild');
      await expect(field(page)).toHaveValue('bild');
      release();
      await expect(page.locator('h1')).not.toHaveText(title);
      await expect(field(page)).toHaveValue('bild');
      await expect(field(page)).toBeFocused();
    });
  }

  test('while the first answer is on its way it says so', async ({page}) => {
    const {release} = await hold(page, /search-index\/docs/);
    await open(page, login);
    await openPanel(page);
    await field(page).fill('lager');
    await expect(panel(page).getByText(message('SearchPage.fetchingNewResults'))).toBeVisible();
    await expect(
      panel(page).getByText(message('SearchModal.startScreen.noRecentSearchesText')),
    ).toBeHidden();
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(panel(page).getByText(message('SearchPage.fetchingNewResults'))).toBeHidden();
  });

  test(`no more than ${maxQueryLength} characters are taken before it is there`, async ({page}) => {
    const {release} = await hold(page, /docsearch/);
    await open(page, login);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('a'.repeat(maxQueryLength + 9));
    release();
    await expect(field(page)).toHaveValue('a'.repeat(maxQueryLength));
  });

  test('closing it leaves the page where it is', async ({page}) => {
    await open(page, login);
    const place = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 750);
    await expect.poll(place).toBe(750);
    await page.mouse.wheel(0, 750);
    await expect.poll(place).toBe(1500);
    // With the button that gets the focus back.
    await expect(page.locator('nav.navbar')).not.toBeInViewport();
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
    expect(await place()).toBe(1500);
  });

  test('nothing opens it behind an enlarged picture', async ({page}) => {
    await open(page, '/email/webmail');
    await enlarge(page).first().click();
    const picture = page.locator('dialog');
    await expect(picture).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(picture).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
    await openPanel(page);
  });

  test('a slash typed into a field is a slash', async ({page}) => {
    // The field on the home page leads on in the panel.
    await open(page, '/search');
    await page.evaluate(() => {
      const editable = Object.assign(document.createElement('div'), {contentEditable: 'true'});
      const select = document.createElement('select');
      document.querySelector('main')?.append(document.createElement('textarea'), select, editable);
    });
    for (const name of ['input[type=search]', 'textarea', 'select', '[contenteditable]']) {
      await page.locator(`main ${name}`).first().press('/');
      await expect(panel(page)).toHaveCount(0);
    }
    await expect(page.locator('main input[type=search]').first()).toHaveValue('/');
    await expect(page.locator('main textarea')).toHaveValue('/');
  });

  test('a letter typed on the button is the beginning of the query', async ({page}) => {
    await open(page, login);
    await button(page).focus();
    await page.keyboard.press('p');
    await expect(field(page)).toHaveValue('p');
  });

  test('the page behind cannot be reached while it is open', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(await panel(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });
});

test.describe('search panel: the field (2.3, 5, 9)', () => {
  test(`has its placeholder and takes ${maxQueryLength} characters`, async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await expect(field(page)).toHaveAttribute('placeholder', message('SearchModal.placeholder'));
    await page.keyboard.type('ä'.repeat(maxQueryLength + 6));
    await expect(field(page)).toHaveValue('ä'.repeat(maxQueryLength));
  });

  test('the arrows choose and Enter opens the section inside the site', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'passwort');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const second = hits(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      await second.evaluate((one) => one.id),
    );
    const address = await second.getByRole('link').getAttribute('href');
    const isSame = await markDocument(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address!);
    await expect(panel(page)).toHaveCount(0);
    expect(await isSame()).toBe(true);
  });

  for (const keys of [['Backspace'], ['Control+A', 'Delete']]) {
    test(`${keys.join(', ')} empties it, and the next letter begins anew`, async ({page}) => {
      await open(page, login);
      await openPanel(page);
      await ask(page, 'w');
      for (const key of keys) {
        await page.keyboard.press(key);
      }
      await expect(hits(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('b');
      await expect(field(page)).toHaveValue('b');
    });
  }

  test('an answer that comes after it was emptied shows nothing', async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(url: string | URL) {
          super(url);
          this.addEventListener('message', ({data}) => {
            if (data.results?.length > 0) {
              document.documentElement.setAttribute('data-answered', '');
            }
          });
        }
        postMessage(message: {kind: string}) {
          document.documentElement.setAttribute(`data-${message.kind}`, '');
          super.postMessage(message);
        }
      };
    });
    const {asked, release} = await hold(page, '**/search-index/docs-typo3-*.json');
    await open(page, login);
    await openPanel(page);
    await asked;
    await field(page).fill('xqzwvk');
    await expect(panel(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-search');
    await field(page).fill('');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-answered');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(panel(page).locator('.DocSearch-Tail')).toHaveText('', {useInnerText: true});
  });

  test('clearing it shows the start again', async ({page}) => {
    await open(page, login);
    await openPanel(page);
    await ask(page, 'passwort');
    await panel(page)
      .getByRole('button', {name: message('SearchModal.searchBox.resetButtonTitle')})
      .click();
    await expect(field(page)).toHaveValue('');
    await expect(hits(page)).toHaveCount(0);
    await expect(panel(page)).toContainText(
      message('SearchModal.startScreen.noRecentSearchesText'),
    );
  });
});
