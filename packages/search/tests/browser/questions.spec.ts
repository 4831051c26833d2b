import type {Page} from '@playwright/test';
import {tabTo} from '../../../../tests/browser/accessibility/lib/tabTo';
import {complaintsWhenNarrow} from '../../../../tests/browser/accessibility/lib/reflow';
import {complaintsInEveryView} from '../../../../tests/browser/accessibility/lib/views';
import {expect, open, phone, test} from '../../../../tests/browser/lib/test';
import {shown} from '../../../../tests/lib/messages';
import {
  ask,
  field,
  groups,
  hits,
  markDocument,
  message,
  openPanel,
  panel,
  seeAll,
} from './lib/panel';
import {answerWith, question} from './lib/questions';
import {queryField, results, status, versionChoice} from './lib/results';

test.use({fresh: true});

const query = 'passwort vergessen';
const section = '/typo3/grundlagen/login#passwort-vergessen';
const ofFaq = question(
  'Wie trage ich eine andere Mailadresse ein?',
  '/typo3/grundlagen/login#frage-meine-e-mail-adresse-hat-geändert',
);
const questions = [
  question('Wie komme ich zu einem neuen Passwort?', section),
  ofFaq,
  question('Wo steht <b> & «x»?', '/email/webmail#sprache', {group: 'E-Mail', page: '<i>Webmail'}),
];
const groupTitle = shown('portal.search.questionGroup');

test.beforeEach(({page}) => answerWith(page, questions));

const inGroup = (page: Page) =>
  panel(page).getByRole('listbox', {name: groupTitle, exact: true}).getByRole('option');

test.describe('search panel: matching questions', () => {
  test('come first for two words, not for one, and do not count', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, 'passwort');
    await expect(groups(page).first()).not.toHaveText(groupTitle);
    await ask(page, query);
    await expect(groups(page).first()).toHaveText(groupTitle);
    await expect(inGroup(page)).toHaveCount(questions.length);
    const own = hits(page).nth(questions.length);
    await expect(own).toContainText(/passwort/i);
    const count = /\d+/.exec((await seeAll(page).textContent()) ?? '')?.[0];
    await expect(panel(page).getByRole('status')).toHaveText(new RegExp(`^${count} .*«${query}»`));
  });

  test('open their section with the keyboard, without a reload', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, query);
    await expect(inGroup(page).first()).toHaveAttribute('aria-selected', 'true');
    const isSame = await markDocument(page);
    await page.keyboard.press('ArrowDown');
    await expect(inGroup(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await inGroup(page).nth(1).getAttribute('id'))!,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(ofFaq.url).pathname + new URL(ofFaq.url).hash);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('details[open] summary')).toHaveText(/^Meine E-Mail-Adresse/);
    expect(await isSame()).toBe(true);
  });

  test('show their signs as text', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, query);
    const {question: text, page: title, group} = questions[2]!;
    await expect(inGroup(page).nth(2)).toHaveText(`${text}${title} · ${group}${groupTitle}`);
    await expect(inGroup(page).locator('b, i')).toHaveCount(0);
  });

  test('are kept as a search, can be a favourite, and lead there again', async ({page}) => {
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, query);
    await inGroup(page).first().getByRole('link').click();
    await expect(page).toHaveURL(section);
    await open(page, '/email');
    await openPanel(page);
    const [{question: text, page: title, group}] = questions as [(typeof questions)[0]];
    const entry = panel(page).getByRole('option', {name: `${text}, ${title} · ${group}`});
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

  test('are accessible at every size', async ({page}) => {
    test.slow();
    await open(page, '/email/webmail');
    await openPanel(page);
    await ask(page, query);
    await expect(inGroup(page)).toHaveCount(questions.length);
    expect(await complaintsInEveryView(page)).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
  });
});

const list = (page: Page) =>
  page.getByRole('list', {name: shown('portal.searchPage.questions'), exact: true});
const whole = (page: Page) =>
  results(page)
    .first()
    .getByRole('link', {name: shown('portal.searchPage.wholeAnswer')});

test.describe('search page: matching questions', () => {
  test('stand between the field and the results, also for the keyboard', async ({page}) => {
    await open(page, `/search?q=${query}`);
    await expect(list(page).getByRole('link')).toHaveText(questions.map((one) => one.question));
    await expect(status(page)).toHaveText(/^\d+ /);
    await queryField(page).focus();
    await tabTo(page, versionChoice(page));
    await tabTo(page, list(page).getByRole('link').first());
    await tabTo(page, results(page).first().getByRole('link').first());
    await list(page).getByRole('link').nth(1).click();
    await expect(page.locator('details[open] summary')).toHaveText(/^Meine E-Mail-Adresse/);
    await page.goBack();
    await queryField(page).fill('passwort');
    await expect(list(page)).toHaveCount(0);
  });

  test('are accessible at every size, with the beginning of the answer', async ({page}) => {
    test.slow();
    await open(page, `/search?handbuch=typo3&q=${query}`);
    await expect(list(page)).toBeVisible();
    await expect(whole(page)).toBeVisible();
    expect(await complaintsInEveryView(page)).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
  });
});

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

test.describe('search page: the product', () => {
  const products = (page: Page) =>
    page.getByRole('list', {name: shown('portal.searchPage.products'), exact: true});
  const chip = (page: Page) =>
    page.getByRole('button', {
      name: shown('portal.searchPage.takeOffProduct').replace('{name}', 'WordPress'),
    });

  test('is asked for when several manuals answer, remembered and taken off', async ({page}) => {
    const asked = '/search?q=mein+Passwort+geht+nicht+mehr';
    await open(page, asked);
    const chosen = products(page).getByRole('link', {name: /^WordPress/});
    expect(await complaintsInEveryView(page)).toEqual({});
    await chosen.click();
    await expect(page).toHaveURL(/\/wordpress\//);
    await open(page, asked);
    await expect(results(page).first()).toContainText('WordPress');
    await expect(products(page)).toHaveCount(0);
    await chip(page).press('Enter');
    await expect(chip(page)).toHaveCount(0);
    await expect(queryField(page)).toBeFocused();
    await expect(products(page)).toBeVisible();
  });

  test('is the manual in which the reader has asked', async ({page}) => {
    await open(page, '/wordpress/backend');
    await openPanel(page);
    await ask(page, 'mein Passwort geht nicht mehr');
    await seeAll(page).click();
    await expect(chip(page)).toBeVisible();
    await expect(results(page).first()).toContainText('WordPress');
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
