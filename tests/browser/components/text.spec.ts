/**
 * @import * as copyText from '../../../src/components/CopyText'
 * @import * as faq from '../../../src/components/Faq'
 * @import * as printDetails from '../../../src/paper/printDetails'
 * @import * as steps from '../../../src/components/Steps'
 * @import * as fieldTable from '../../../src/components/FieldTable'
 */
import {shown} from '../../lib/messages';
import type {Page} from '@playwright/test';
import {enlarge, marker, reference} from '../lib/figures';
import {test as look} from '../lib/sharedPage';
import {expect, open, openSections, test} from '../lib/test';
test.describe('questions', () => {
  const question = (page: Page) =>
    page.locator('main details[id]:not([data-section-body])').first();

  test('are open for whoever follows their anchor, and on paper', async ({page}) => {
    await open(page, '/email/webmail');
    const id = (await question(page).getAttribute('id')) ?? '';
    await open(page, `/email/webmail#${id}`);
    await page.reload();
    await expect(question(page)).toHaveAttribute('open', '');
    const others = page.locator('main details[id]:not([open], [data-section-body])');
    expect(await others.count()).toBeGreaterThan(0);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(others).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('main details[id][open]:not([data-section-body])')).toHaveCount(1);
  });
});

test('a text to copy keeps its paragraphs apart', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/email/abwesenheitsmeldung');
  const box = page.locator('[role=group]:has(> [translate=no])').first();
  const paragraphs = await box.locator('p').allTextContents();
  expect(paragraphs.length).toBeGreaterThan(1);
  await box.getByRole('button').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\S\n\n\S/);
  expect((await copied()).split(/\n\n+/)).toHaveLength(paragraphs.length);
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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read, and nothing is offered that does not work', async ({page}) => {
    await page.goto('/typo3/grundlagen/login');
    const main = page.locator('main');
    const figure = main.locator('[data-figure]').first();
    await expect(figure.locator('img')).toBeVisible();
    await expect(marker(figure, 1)).toBeVisible();
    await expect(figure.getByRole('listitem')).toHaveCount(5);
    await expect(enlarge(figure)).toHaveAttribute('href', /\.webp$/);
    await expect(main.locator('li[id*="schritt"]').first()).toBeVisible();
    await expect(reference(main, 1).first()).toHaveAttribute('href', /-nr-1$/);
    const question = main.locator('[data-faq] details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');
    await expect(
      main.getByRole('button', {name: shown('portal.copy.label')}).filter({visible: true}),
    ).toHaveCount(0);
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
