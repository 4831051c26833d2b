/**
 * @import * as printDetails from '../../src/paper/printDetails'
 * @import * as printSheet from '../../src/paper/PrintSheet'
 * @import * as handbookOffer from '../../src/paper/HandbookOffer'
 */
import {countPages} from '../../scripts/handbook/pdf';
import {expect, open, test, whenIdle} from './lib/test';

/** Pages with a task that fit a sheet of two sides, one of each manual that has some. */
const tasks = [
  '/dorfplatz/vaidrina-dorfplatz/mitteilungen',
  '/insembel-engadin/admin/user',
  '/typo3/12.0/erweiterungen/aimeos/kategorien',
  '/typo3/grundlagen/backend',
  '/webkit-smart/grundlagen/seiteneigenschaften',
];

test.describe('«Drucken»', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    }),
  );

  test('sets the task with code and contact, without questions and further pages', async ({
    page,
  }) => {
    await open(page, '/email/abwesenheitsmeldung');
    const root = page.locator('html');
    await page.getByRole('button', {name: 'Drucken', exact: true}).click();
    await expect(root).toHaveAttribute('data-printed', '');
    await page.emulateMedia({media: 'print'});
    const article = page.locator('article');
    await expect(article.getByText('handbuch.example.ch/email/abwesenheitsmeldung')).toBeVisible();
    await expect(article.getByRole('link', {name: 'support@example.ch'}).last()).toBeVisible();
    await expect(article.locator('img[src^="/qr/"]')).toBeVisible();
    for (const name of ['Häufige Fragen', 'Passend dazu']) {
      await expect(article.getByText(name, {exact: true})).toBeHidden();
    }
    await page.keyboard.press('Control');
    await expect(article.getByText('Passend dazu')).toBeVisible();
    await expect(article.locator('img[src^="/qr/"]')).toBeHidden();
  });

  test('needs one sheet of two sides for a task of each manual', async ({page}) => {
    for (const address of tasks) {
      await open(page, address);
      await page.getByRole('button', {name: 'Drucken', exact: true}).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
      const margin = '10mm';
      const pdf = await page.pdf({
        format: 'A4',
        margin: {top: margin, right: margin, bottom: margin, left: margin},
      });
      expect.soft([1, 2], address).toContain(await countPages(pdf));
    }
  });
});

test.describe('a manual as PDF', () => {
  const link = 'Als PDF, 48 Seiten, 3.1 MB, Stand 27. November 2026';
  const printed = [
    {route: '/email', href: '/handbuch/email.pdf', pages: 48, bytes: 3_096_000, day: '2026-11-27'},
  ];

  test('is offered at the end of its start page once it has been printed', async ({page}) => {
    let asked = 0;
    await page.route('**/handbuch/liste.json', (route) => {
      asked += 1;
      return route.fulfill({json: printed});
    });
    await open(page, '/email');
    await whenIdle(page);
    expect(asked).toBe(0);
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', {name: link})).toHaveAttribute(
      'href',
      '/handbuch/email.pdf',
    );
    await open(page, '/hgv');
    await expect(page.getByRole('link', {name: /^Als PDF/})).toHaveCount(0);
  });
});
