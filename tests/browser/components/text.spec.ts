/**
 * @import * as value from '../../../src/components/Value'
 * @import * as copyText from '../../../src/components/CopyText'
 * @import * as faq from '../../../src/components/Faq'
 * @import * as steps from '../../../src/components/Steps'
 * @import * as fieldTable from '../../../src/components/FieldTable'
 */
import {shown} from '../../lib/messages';
import type {BrowserContext, Page} from '@playwright/test';
import {valueDefinitions} from '../../../src/config/values';
import {enlarge, marker, reference} from '../lib/figures';
import {test as look} from '../lib/sharedPage';
import {expect, open, openSections, phone, test} from '../lib/test';

const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a value is copied by keyboard, and the page says so', async ({page, context}) => {
  await allowClipboard(context);
  await open(page, '/email/zugangsdaten');
  const value = valueDefinitions.imapServer.sample;
  const button = page
    .locator('main')
    .getByRole('button', {name: shown('portal.value.copy').replace('{value}', value)})
    .first();
  await button.focus();
  await page.keyboard.press('Enter');
  const status = page.locator('[aria-live]').filter({hasText: shown('portal.copy.done')});
  await expect(status).toHaveCount(1);
  expect(await copied(page)).toBe(value);
  await expect(status).toHaveCount(0);
});

look('the mark behind a value stays on its line, at every width of a phone', async ({page}) => {
  await open(page, '/wordpress/einstieg');
  for (let width = 320; width <= 430; width += 10) {
    await page.setViewportSize({...phone, width});
    const distances = await page
      .locator('main')
      .getByRole('button', {name: shown('portal.value.copy').split(':')[0]})
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          walker.currentNode = button.querySelector('path')!;
          const text = walker.nextNode();
          if (!text || !/^[.,;:!?)»]/.test(text.textContent ?? '')) {
            return [];
          }
          const range = document.createRange();
          range.setStart(text, 0);
          range.setEnd(text, 1);
          return [range.getBoundingClientRect().top - button.getBoundingClientRect().bottom];
        }),
      );
    expect(distances.length).toBeGreaterThan(0);
    expect(Math.max(...distances)).toBeLessThan(0);
  }
});

test('a wording is copied as plain text with its paragraphs', async ({page, context}) => {
  await allowClipboard(context);
  await open(page, '/email/abwesenheitsmeldung');
  const title = 'Französisch';
  const box = page.getByRole('group', {name: title}).first();
  await box
    .getByRole('button', {name: shown('portal.copyText.copy').replace('{title}', title)})
    .click();
  await expect(box.getByText(shown('portal.copy.done')).first()).toBeVisible();
  const text = await copied(page);
  expect(text).toMatch(/^Bonjour/);
  expect(text).toContain('\n\n');
  expect(text).not.toMatch(/[<>*]/);
  await expect(box.locator('[lang="fr"]')).toContainText('Bonjour');
});

test.describe('questions', () => {
  const question = (page: Page) => page.locator('main details[id]').first();

  test('open and close by keyboard', async ({page}) => {
    await open(page, '/email/webmail');
    await question(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveAttribute('open', '');
    await page.keyboard.press('Space');
    await expect(question(page)).not.toHaveAttribute('open', '');
  });

  test('are open for whoever follows their anchor, and on paper', async ({page}) => {
    await open(page, '/email/webmail');
    const id = (await question(page).getAttribute('id')) ?? '';
    await open(page, `/email/webmail#${id}`);
    await page.reload();
    await expect(question(page)).toHaveAttribute('open', '');
    const others = page.locator('main details[id]:not([open])');
    expect(await others.count()).toBeGreaterThan(0);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(others).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('main details[id][open]')).toHaveCount(1);
  });
});

look('titles and paragraphs of a page begin at one edge', async ({page}) => {
  await open(page, '/email/zugangsdaten');
  const edges = await page
    .locator('.markdown :is(h1, h2, h3), .markdown > p')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const {paddingInlineStart} = getComputedStyle(text);
        return text.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart);
      }),
    );
  expect(edges.length).toBeGreaterThan(8);
  expect(new Set(edges).size).toBe(1);
});

test('a folded text opens on a click, and on paper', async ({page}) => {
  await open(page, '/email/zugangsdaten');
  const folded = page.locator('.markdown details').first();
  const content = folded.locator(':scope > :not(summary)').last();
  await expect(content).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(content).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(content).toBeHidden();
  await folded.locator('summary').click();
  await expect(content).toBeVisible();
});

test('what gives a solution away stays folded on paper', async ({page}) => {
  await open(page, '/schnupperlehre/js-einstieg');
  const folded = page.locator('main [data-exercise] details');
  await expect(folded.first()).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(folded.and(page.locator('[open]'))).toHaveCount(0);
});

test('each step has a number, and an anchor that shows it', async ({page}) => {
  await open(page, '/email/webmail');
  const step = page.locator('main li[id*="schritt"]').nth(4);
  const id = (await step.getAttribute('id')) ?? '';
  const ids = await page
    .locator('main li[id*="schritt"]')
    .evaluateAll((all) => all.map((e) => e.id));
  expect(new Set(ids).size).toBe(ids.length);
  await open(page, `/email/webmail#${id}`);
  await expect(step).toBeInViewport();
  await expect(step.locator('> a')).toHaveCSS('outline-style', 'solid');
});

test('screen readers hear the number of a step before its text', async ({page}) => {
  await open(page, '/email/webmail');
  const list = page.locator('main li[id*="schritt"]').first().locator('..');
  await expect(list).toMatchAriaSnapshot(`
    - list:
      - listitem: /^1\\./
      - listitem: /^2\\./
  `);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read, and nothing is offered that does not work', async ({page}) => {
    await page.goto('/email/webmail');
    const main = page.locator('main');
    const figure = main.locator('[data-figure]').first();
    await expect(figure.locator('img')).toBeVisible();
    await expect(marker(figure, 1)).toBeVisible();
    await expect(figure.getByRole('listitem')).toHaveCount(3);
    await expect(enlarge(figure)).toHaveAttribute('href', /\.webp$/);
    await expect(main.locator('li[id*="schritt"]').first()).toBeVisible();
    await expect(reference(main, 1).first()).toHaveAttribute('href', '#bild-nr-1');
    const question = main.locator('[data-faq] details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await expect(
      main.getByRole('button', {name: shown('portal.copy.label')}).filter({visible: true}),
    ).toHaveCount(0);
  });

  test('sketches and previews are there as well', async ({page}) => {
    await page.goto('/webkit-smart/inhaltselemente/slider');
    const sketch = page.locator('main [data-figure]').first();
    await expect(sketch.getByText('Slider bearbeiten')).toBeVisible();
    await expect(sketch.getByRole('listitem').first()).toBeVisible();
    const preview = page.locator('figure[data-type="slider"]');
    await preview.scrollIntoViewIfNeeded();
    await expect(preview.frameLocator('iframe').getByAltText('Bergsee mit Steg')).toBeVisible();
    await expect(preview.getByRole('button', {name: shown('portal.preview.phone')})).toBeHidden();
  });
});

look(
  'a table of fields becomes cards on a phone, and stays a table for screen readers',
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await openSections(page, '/webkit-smart/grundlagen/seiteneigenschaften');
    const table = page.locator('main').getByRole('table').first();
    const cell = table.getByRole('row').nth(1).getByRole('cell').first();
    await expect(cell).toHaveCSS('display', 'block');
    await expect(cell).toHaveAttribute('data-label', /\S/);
    await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
