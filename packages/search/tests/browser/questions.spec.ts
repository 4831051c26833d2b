import type {Page} from '@playwright/test';
import {complaintsWhenNarrow} from '../../../../tests/browser/accessibility/lib/reflow';
import {complaintsInEveryView} from '../../../../tests/browser/accessibility/lib/views';
import {expect, open, phone, test} from '../../../../tests/browser/lib/test';
import {shown} from '../../../../tests/lib/messages';
import {ask, field, hits, markDocument, message, openPanel, panel} from './lib/panel';
import {answerWith} from './lib/questions';
import {queryField, results, status} from './lib/results';

test.use({fresh: true});

const query = 'passwort vergessen';
const section = '/typo3/grundlagen/login#passwort-vergessen';
/** Its marks are the engine's. */
const asked = 'Wo steht <b> & «\ue000Passwort\ue001»?';
const shownAsked = 'Wo steht <b> & «Passwort»?';

test.describe('a section found by a reader’s question', () => {
  test.beforeEach(({page}) => answerWith(page, asked));

  test('in the panel: the question is its line; kept as a search, it leads there again', async ({
    page,
  }) => {
    await open(page, '/typo3/grundlagen/backend');
    await openPanel(page);
    await ask(page, query);
    const first = hits(page).first();
    await expect(first).toHaveText(/^Wo steht <b> & «Passwort»\? .+ · TYPO3$/);
    await expect(first.locator('b')).toHaveText('Passwort');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    const isSame = await markDocument(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(section);
    expect(await isSame()).toBe(true);
    await openPanel(page);
    const entry = panel(page).getByRole('option', {name: `${shownAsked}, Anmelden · TYPO3`});
    await expect(entry).toHaveCount(1);
    await panel(page)
      .getByTitle(message('SearchModal.startScreen.saveRecentSearchButtonTitle'))
      .click();
    await expect(
      panel(page).getByTitle(message('SearchModal.startScreen.removeFavoriteSearchButtonTitle')),
    ).toBeVisible();
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(section);
  });

  test('on the page: the question stands below its title, and no section twice', async ({page}) => {
    await open(page, `/search?handbuch=typo3&q=${query}`);
    const first = results(page).first();
    await expect(first.locator('h2 + p')).toHaveText(shownAsked);
    await expect(first.locator('h2 + p b')).toHaveText('Passwort');
    const titles = results(page).getByRole('heading').getByRole('link');
    const links = await titles.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBeGreaterThan(3);
  });

  test('is accessible at every size, in the panel and with the beginning of its answer', async ({
    page,
  }) => {
    test.slow();
    await open(page, `/search?handbuch=typo3&q=${query}`);
    await expect(whole(page)).toBeVisible();
    expect(await complaintsInEveryView(page)).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
    await openPanel(page);
    await ask(page, query);
    expect(await complaintsInEveryView(page)).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
  });
});

const whole = (page: Page) =>
  results(page)
    .first()
    .getByRole('link', {name: shown('portal.searchPage.wholeAnswer')});

test.describe('search page: the first result of a question', () => {
  const steps = (page: Page) => results(page).first().locator('ol > li');

  test('begins its answer, with a link to the rest', async ({page}) => {
    await open(page, '/search?handbuch=typo3');
    await queryField(page).pressSequentially(query, {delay: 20});
    await expect(steps(page)).toHaveCount(3);
    await expect(steps(page).first()).toHaveText(/^Klicken Sie in der Anmeldemaske auf Passwort/);
    await whole(page).click();
    await expect(page).toHaveURL(section);

    await page.goBack();
    await expect(steps(page)).toHaveCount(3);
    await queryField(page).fill('karussell');
    await expect(results(page).first()).toHaveText(/karussell/i);
    await expect(whole(page)).toHaveCount(0);
  });

  test('shows nothing more for key words, nor when several manuals answer', async ({page}) => {
    for (const asked of ['passwort', query]) {
      await open(page, `/search?q=${asked}`);
      await expect(status(page)).toHaveText(/^\d+ /);
      await expect(whole(page)).toHaveCount(0);
    }
  });
});

test.describe('queries that are too long', () => {
  const long =
    'Ich habe das «Kontaktformular» ausgefüllt, und danach sind keine Mails im Postfach!';
  const short = 'Kontaktformular ausgefüllt Mails Postfach';
  const note = shown('portal.search.shortened').replace('{query}', short);

  /** Copies a text on the page, and pastes it into the field that has the focus. */
  async function paste(page: Page, text: string): Promise<void> {
    await page.evaluate((value) => {
      const data = new DataTransfer();
      data.setData('text/plain', value);
      const event = new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      });
      document.activeElement!.dispatchEvent(event);
    }, text);
  }

  test('in an address: the field shows what is searched, and a note says so', async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(long)}`);
    await expect(queryField(page)).toHaveValue(short);
    await expect(status(page)).toHaveText(new RegExp(`^${note.replace('.', '\\.')} \\S`));
    await expect(page.locator('main').getByText(note).first()).toBeVisible();
    await queryField(page).fill('webmail');
    await expect(status(page)).toHaveText(/^\d+ /);
  });

  test('pasted on the search page: the same, and undone with the keyboard', async ({page}) => {
    await open(page, '/search');
    await queryField(page).pressSequentially('Mail');
    await expect(page).toHaveURL('/search?q=Mail');
    await queryField(page).selectText();
    await paste(page, long);
    await expect(queryField(page)).toHaveValue(short);
    await expect(page).toHaveURL(`/search?q=${short.replaceAll(' ', '+').replace('ü', '%C3%BC')}`);
    await expect(status(page)).toHaveText(new RegExp(`^${note.replace('.', '\\.')} \\S`));
    await page.keyboard.press('Control+Z');
    await expect(queryField(page)).toHaveValue('Mail');
    await expect(page).toHaveURL('/search?q=Mail');
    await expect(status(page)).toHaveText(/^\d+ /);
  });

  test('pasted into the panel: the same', async ({page}) => {
    await open(page, '/email');
    await openPanel(page);
    await page.keyboard.type('Mail');
    await field(page).selectText();
    await paste(page, long);
    await expect(field(page)).toHaveValue(short);
    await expect(panel(page).getByRole('status')).toContainText(note);
    await expect(panel(page).getByText(note).first()).toBeVisible();
    await page.setViewportSize(phone);
    await expect(panel(page).getByText(note).first()).toBeInViewport();
    await page.keyboard.press('Control+Z');
    await expect(field(page)).toHaveValue('Mail');
    await expect(panel(page)).not.toContainText(note);
  });

  test('selected on the page: the panel searches the telling words', async ({page}) => {
    await open(page, '/email');
    await page.evaluate((text) => {
      const paragraph = document.querySelector('article p')!;
      paragraph.textContent = text;
      getSelection()!.selectAllChildren(paragraph);
    }, long);
    await openPanel(page);
    await expect(field(page)).toHaveValue(short);
    await expect(panel(page).getByText(note).first()).toBeVisible();
    await page.keyboard.type('webmail');
    await expect(field(page)).toHaveValue('webmail');
  });
});
