/**
 * @import * as printSheet from '../../src/components/PrintSheet'
 * @import * as handbookOffer from '../../src/components/HandbookOffer'
 */
import {countPages} from '../../scripts/handbook/pdf';
import {expect, open, test, whenIdle} from './lib/test';

/** Pages with a task that fit a sheet of two sides, of every manual that has some. */
const twentyTasks = [
  '/dorfplatz/amtliche/gemeindenachrichten_erfassen',
  '/dorfplatz/amtliche/veroeffentlichen',
  '/dorfplatz/vaidrina-dorfplatz/mitteilungen',
  '/dorfplatz/vaidrina-dorfplatz/umfragen',
  '/dorfplatz/vaidrina-dorfplatz/userbeiträge',
  '/insembel-engadin/admin/organisationen',
  '/insembel-engadin/admin/user',
  '/insembel-engadin/login',
  '/insembel-engadin/user/mein-profil',
  '/insembel-engadin/user/registrieren',
  '/typo3/12.0/erweiterungen/aimeos/coupon-codes',
  '/typo3/12.0/erweiterungen/aimeos/kategorien',
  '/typo3/12.0/erweiterungen/mehrsprachigkeit',
  '/typo3/12.0/erweiterungen/aimeos/text',
  '/insembel-engadin/menue',
  '/typo3/erweiterungen/portfolio',
  '/typo3/grundlagen/backend',
  '/typo3/technische-voraussetzungen',
  '/webkit-smart/grundlagen/login',
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

  test('needs one sheet of two sides for twenty tasks', async ({page}) => {
    test.slow();
    for (const address of twentyTasks) {
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

  test('is on pages with a task only', async ({page}) => {
    await open(page, '/datenblaetter/seo');
    await expect(page.getByRole('button', {name: 'Drucken', exact: true})).toHaveCount(0);
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

  test('is not offered before', async ({page}) => {
    const answered = page.waitForResponse('**/handbuch/liste.json');
    await page.route('**/handbuch/liste.json', (route) => route.fulfill({json: []}));
    await open(page, '/email');
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await answered;
    await expect(page.getByRole('link', {name: /^Als PDF/})).toHaveCount(0);
  });
});
