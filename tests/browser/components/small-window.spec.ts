/**
 * @import * as faq from '../../../src/components/Faq'
 * @import * as smallWindow from '../../../src/components/SmallWindow'
 */
import type {Page} from '@playwright/test';
import {complaints} from '../accessibility/lib/axe';
import {unreachable} from '../lib/faults';
import {expect, forgive, open, phone, test} from '../lib/test';

/** A page whose first list has three steps, with a value to copy in the first, and questions. */
const address = '/typo3/12.0/grundlagen/login';
/** A page without pictures of its steps. The first list has eight: one number in the second, three in the fifth. */
const withoutStepPictures = '/insembel-engadin/admin/angebot';

const button = (page: Page) => page.getByRole('button', {name: 'Im kleinen Fenster'}).first();

/** Opens the small window of the first list of steps, and waits until it shows a step. */
async function openSmall(page: Page, of = 3): Promise<Page> {
  const [small] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  await expect(small.getByText(new RegExp(`^Schritt \\d von ${of}$`))).toBeVisible();
  return small;
}

const step = (small: Page, n: number, of = 3) =>
  small.getByText(`Schritt ${n} von ${of}`, {exact: true});
const next = (small: Page) => small.getByRole('button', {name: 'Weiter'});

test.use({fresh: true});

test('shows one step at a time, with its picture and numbers, by button and arrow keys', async ({
  page,
}) => {
  await open(page, withoutStepPictures);
  const small = await openSmall(page, 8);
  await expect(small).toHaveTitle('Angebot erfassen');
  await expect(step(small, 1, 8)).toBeVisible();
  await expect(small.getByRole('button', {name: 'Zurück'})).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await next(small).click();
  await expect(step(small, 2, 8)).toBeVisible();
  // Screen readers say the number with the step.
  await expect(small.locator('[aria-live=polite]')).toContainText('Schritt 2 von 8Wählen Sie');
  const picture = small.getByRole('figure');
  await expect(picture).toBeVisible();
  await expect(picture.locator('[data-active]')).toHaveText(['1']);
  await small.keyboard.press('ArrowRight');
  await expect(step(small, 3, 8)).toBeVisible();
  await small.keyboard.press('ArrowLeft');
  await expect(step(small, 2, 8)).toBeVisible();
  await small.keyboard.press('ArrowLeft');
  await expect(small.getByRole('checkbox', {name: 'Erledigt'})).toBeChecked();
  for (const n of [2, 3, 4, 5]) {
    await small.keyboard.press('ArrowRight');
    await expect(step(small, n, 8)).toBeVisible();
  }
  await expect(picture.locator('[data-active]')).toHaveText(['4', '5', '6']);
});

/** The words that are marked in the text. */
const marked = (small: Page) =>
  small.evaluate(() =>
    [...(CSS.highlights.get('portal-action') ?? [])].map((range) => (range as Range).toString()),
  );

test('goes action by action, marks its words, and fits with picture and buttons', async ({
  page,
}) => {
  await open(page, '/email/abwesenheitsmeldung');
  const small = await openSmall(page, 7);
  await small.setViewportSize({width: 430, height: 614});
  const screen = small.locator('img[alt=""]');
  for (const [count, words] of [
    ['Schritt 1 von 7, 1 von 2', 'Einstellungen'],
    ['Schritt 1 von 7, 2 von 2', 'Abwesenheit'],
    ['Schritt 2 von 7, 1 von 2', 'Betreff'],
  ] as const) {
    // Screen readers hear number and words.
    await expect(small.locator('[aria-live] > p').first()).toHaveText(`${count}: ${words}`);
    expect(await marked(small)).toEqual([words]);
    // Its edge may be a part of a pixel under its border.
    await expect(screen).toBeInViewport({ratio: 0.99});
    const [picture, bar] = await Promise.all([
      screen.boundingBox(),
      next(small).locator('xpath=..').boundingBox(),
    ]);
    expect(picture!.y + picture!.height).toBeLessThanOrEqual(bar!.y);
    await expect(small.getByRole('progressbar')).toHaveJSProperty(
      'value',
      count.startsWith('Schritt 2') ? 1 : 0,
    );
    await next(small).click();
  }
  await small.keyboard.press('ArrowLeft');
  await small.keyboard.press('ArrowLeft');
  await expect(small.locator('[aria-live] > p').first()).toHaveText(
    'Schritt 1 von 7, 2 von 2: Abwesenheit',
  );
});

test('shows the part of the screen that a step is about', async ({page}) => {
  await open(page, '/wordpress/produkte');
  const small = await openSmall(page);
  const screen = small.locator('img[alt=""]');
  await expect(screen).toBeVisible();
  await expect(screen).toHaveJSProperty('naturalWidth', 2 * 390);
});

test('opens with the text of its steps if the file with their pictures cannot be had', async ({
  page,
  problems,
}) => {
  const files = /\/assets\/js\/steps-/;
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await open(page, address);
  const small = await openSmall(page);
  await next(small).click();
  await expect(step(small, 2)).toBeVisible();
  await expect(small.locator('img[alt=""]')).toHaveCount(0);
  forgive(problems, unreachable(files, 'ERR_INTERNET_DISCONNECTED'));
});

test('ends after the last step, and closes', async ({page}) => {
  await open(page, address);
  const small = await openSmall(page);
  // One for each step, and one for the second action of the second.
  for (let stop = 0; stop < 4; stop++) {
    await next(small).click();
  }
  await expect(small.getByText('Das war der letzte Schritt.')).toBeVisible();
  await expect(small.getByRole('progressbar')).toHaveJSProperty('value', 3);
  const closed = small.waitForEvent('close');
  // The window may be gone before it has answered the click.
  await small
    .getByRole('button', {name: 'Schliessen'})
    .click()
    .catch(() => undefined);
  await closed;
});

test('stays open on the way to another page, where its links lead the reader’s own window', async ({
  page,
}) => {
  await open(page, address);
  const small = await openSmall(page);
  await page.getByRole('link', {name: 'Das Backend', exact: true}).first().click();
  await expect(page).toHaveURL(/\/backend$/);
  await next(small).click();
  await expect(step(small, 2)).toBeVisible();
  await small.locator('[aria-live] a').first().click();
  await expect(page).toHaveURL(/\/login#bild-.*nr-1$/);
  await expect(step(small, 2)).toBeVisible();
});

test('remembers its place when it is closed, and says so', async ({page}) => {
  await open(page, address);
  const first = await openSmall(page);
  await expect(first.getByText('Sie waren bei')).toHaveCount(0);
  await next(first).click();
  await expect(step(first, 2)).toBeVisible();
  await first.close();
  const second = await openSmall(page);
  await expect(second.getByText('Sie waren bei Schritt 2 von 3.')).toBeVisible();
  await expect(step(second, 2)).toBeVisible();
  await second.getByRole('button', {name: 'Von vorn beginnen'}).click();
  await expect(step(second, 1)).toBeVisible();
  await expect(second.getByText('Sie waren bei')).toHaveCount(0);
});

test('copies values, and shows the questions of its section', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  const small = await openSmall(page);
  await small.getByRole('button', {name: /^Wert kopieren/}).click();
  await expect(small.getByText('Kopiert')).toBeVisible();
  expect(await small.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://www.example.ch/typo3',
  );
  await small.getByText('Hat nicht geklappt?').click();
  await expect(small.getByText('Ihr Anmeldeversuch war nicht erfolgreich')).toBeVisible();
  await expect(small.getByText('Nach «Passwort vergessen?» kommt keine E-Mail.')).toHaveCount(0);
});

test('begins on the step, and the next stop of the keyboard goes on', async ({page}) => {
  await open(page, '/wordpress/produkte');
  const small = await openSmall(page);
  await expect(small.locator('[aria-live]')).toBeFocused();
  await small.keyboard.press('Tab');
  await expect(next(small)).toBeFocused();
});

test('jumps to the step that a step names', async ({page}) => {
  await open(page, '/email/zugangsdaten#thunderbird');
  const list = page.locator('[data-steps]', {has: page.locator('#thunderbird-schritt-2')});
  const [small] = await Promise.all([
    page.waitForEvent('popup'),
    list.getByRole('button', {name: 'Im kleinen Fenster'}).click(),
  ]);
  await next(small).click();
  await small.getByRole('button', {name: 'Schritt 4'}).click();
  await expect(step(small, 4, 5)).toBeVisible();
  await expect(page.locator('#thunderbird-schritt-2 a[href="#thunderbird-schritt-4"]')).toHaveText(
    'Schritt 4',
  );
});

test('mail links open the mail programme, and with Ctrl a link opens beside the page', async ({
  page,
  context,
}) => {
  await open(page, '/hgv');
  const small = await openSmall(page, 4);
  await next(small).click();
  const mail = small.locator('[aria-live] a[href^="mailto:"]');
  await expect(mail).toBeVisible();
  await mail.evaluate((link) =>
    link.ownerDocument.addEventListener(
      'click',
      (event) => {
        link.ownerDocument.documentElement.dataset.prevented = String(event.defaultPrevented);
        // No programme answers here.
        event.preventDefault();
      },
      {once: true},
    ),
  );
  await mail.click();
  await expect(small.locator('html')).toHaveAttribute('data-prevented', 'false');
  await next(small).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    small
      .locator('[aria-live] a')
      .first()
      .click({modifiers: ['ControlOrMeta']}),
  ]);
  await expect(tab).toHaveURL(/\/typo3\/grundlagen\/login/);
  await expect(page).toHaveURL('/hgv');
});

test('leaves the arrow keys to code that scrolls and to a selection', async ({page}) => {
  await open(page, '/typo3/12.0/erweiterungen/aimeos/coupon-codes');
  const list = page.locator('[data-steps]', {has: page.locator('pre')}).first();
  const [small] = await Promise.all([
    page.waitForEvent('popup'),
    list.getByRole('button', {name: 'Im kleinen Fenster'}).click(),
  ]);
  const code = small.locator('[aria-live] pre');
  await expect(async () => {
    await small.keyboard.press('ArrowRight');
    await expect(code).toBeVisible({timeout: 500});
  }).toPass();
  const count = small.getByText(/^Schritt \d+ von \d+$/);
  const before = (await count.textContent())!;
  await code.focus();
  await small.keyboard.press('ArrowRight');
  await count.evaluate((text) => text.ownerDocument.getSelection()!.selectAllChildren(text));
  await small.locator('body').focus();
  await small.keyboard.press('ArrowRight');
  await expect(count).toHaveText(before);
});

test('shows the beginning of a new step or action, however far one has scrolled', async ({
  page,
}) => {
  await open(page, address);
  const small = await openSmall(page);
  await small.setViewportSize({width: 430, height: 500});
  await small.getByText('Hat nicht geklappt?').click();
  // The second step has two actions.
  for (const n of [2, 2, 3]) {
    await small.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await next(small).click();
    await expect(step(small, n)).toBeInViewport({ratio: 1});
  }
});

test('follows the page’s colour mode, and is accessible in both', async ({page}) => {
  await open(page, address);
  const small = await openSmall(page);
  await next(small).click();
  for (const mode of ['dark', 'light']) {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), mode);
    await expect(small.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await complaints(small)).toEqual([]);
  }
});

test.describe('without windows that stay on top', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'documentPictureInPicture', {value: undefined}),
    ),
  );

  test('opens an ordinary window, once for all lists', async ({page}) => {
    await open(page, address);
    const small = await openSmall(page);
    await next(small).click();
    await expect(step(small, 2)).toBeVisible();
    await page.getByRole('button', {name: 'Im kleinen Fenster'}).nth(1).click();
    await expect(small.getByRole('heading', {name: 'Passwort vergessen'})).toBeVisible();
  });

  test('closes when it is loaded anew, which would leave it empty', async ({page}) => {
    await open(page, address);
    const small = await openSmall(page);
    const closed = small.waitForEvent('close');
    await small.evaluate(() => location.reload()).catch(() => undefined);
    await closed;
  });

  test('says what to do if the browser blocks it', async ({page}) => {
    await page.addInitScript('window.open = () => null');
    await open(page, address);
    await button(page).click();
    await expect(page.getByText('Erlauben Sie dieser Website Pop-up-Fenster')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('the steps over the page give the focus back to their button', async ({page}) => {
    await open(page, '/email/webmail#passwort');
    const opener = page.locator('#passwort-body button', {hasText: 'Schritt für Schritt'});
    await opener.first().tap();
    await page.getByRole('dialog').getByRole('button', {name: 'Schliessen'}).first().tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // «Back» to the page's own entry is over.
    await expect.poll(() => page.evaluate(() => history.state?.portalEntry)).toBe(undefined);
    await expect(opener.first()).toBeFocused();
  });

  test('there is no button', async ({page}) => {
    await open(page, address);
    await expect(page.getByRole('button', {name: 'Im kleinen Fenster'})).toHaveCount(0);
  });
});
