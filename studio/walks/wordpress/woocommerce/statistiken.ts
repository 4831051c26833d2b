import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';

/** Prices of two products as an export has them, with new ones. */
const prices = (ids: string[]) =>
  Buffer.from(`ID;Name;Regulärer Preis\n${ids[0]};Bergblütenhonig 500 g;19.50\n`);

export default walk<'wordpress'>(async ({wordpress, page, section}) => {
  const {button} = wordpress;
  const range = page.locator('.woocommerce-filters-filter button').first();
  const table = page.locator('.woocommerce-table');
  const popover = page.locator('.woocommerce-filters-date__content').first();
  /** Clicks a day of the month that the calendar shows. */
  const chooseDay = (day: number) =>
    popover
      .locator('.CalendarMonth_table:visible td[role=button]')
      .filter({hasText: new RegExp(`^${day}$`), visible: true})
      .first()
      .click();

  await section('zeitraum', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, () => wordpress.choose('Statistiken', 'Umsatz'));
    await step(2, async () => {
      await expect(table).toBeVisible();
      await range.click();
      await expect(popover.getByRole('tab')).toHaveCount(2);
    });
    await step(3, async ({see}) => {
      await popover.getByRole('tab', {name: 'Individuell'}).click();
      await popover.locator('.DayPickerNavigation_button').first().click();
      await expect(popover.getByText('Oktober 2026').filter({visible: true})).toBeVisible();
      await expect(popover.locator('.CalendarMonthGrid__animating')).toHaveCount(0);
      await chooseDay(1);
      await chooseDay(31);
      await see();
      await picture('zeitraum', {of: popover, pad: 8});
      await popover.getByRole('button', {name: 'Aktualisieren'}).click();
      await wordpress.settle();
      await expect(page).toHaveURL(/after=2026-10-01/);
      await expect(page.getByText('Gesamtumsatz').first()).toBeVisible();
    });
    await picture('umsatz', {
      window: {width: 1000, height: 900},
      of: [range, page.locator('.woocommerce-summary')],
      pad: 8,
      width: 390,
      markers: [range, page.locator('.woocommerce-summary__item').first()],
    });
  });

  await section('export', async ({step, skip, picture}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Statistiken', 'Umsatz');
      await see();
      await expect(table).toBeVisible();
    });
    await step(2, async () => {
      await table
        .getByRole('button', {name: /Wähle|auswählen|anzeigen/})
        .first()
        .click();
      await page.getByRole('menuitemcheckbox', {name: 'Versand'}).click();
      await unwatched(() => page.keyboard.press('Escape'));
    });
    await page.setViewportSize({width: 1000, height: 1400});
    await page.evaluate(() => window.scrollTo(0, 0));
    await wordpress.settle();
    await picture('tabelle', {
      of: [table.locator('.components-card__header, .woocommerce-table__header').first(), table],
      pad: 0,
      width: 390,
      height: 400,
    });
    await wordpress.widen();
    await step(3, async () => {
      await page.getByLabel('Zeilen pro Seite').selectOption('100');
      await wordpress.settle();
      const download = page.waitForEvent('download');
      await table.getByRole('button', {name: 'Download'}).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });
    skip(4, 'Excel kann ein Skript im Browser nicht bedienen.');
  });

  await section('produkte-exportieren', async ({step, skip, picture}) => {
    let id = '';
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Produkte', 'Alle Produkte');
      const row = wordpress.row('Bergblütenhonig 500 g');
      id = /ID: (\d+)/.exec((await row.locator('.row-actions').textContent()) ?? '')![1]!;
      await see();
      await button('Exportieren').click();
    });
    await step(2, () =>
      page
        .locator('#woocommerce-exporter-columns')
        .selectOption([
          {label: 'ID'},
          {label: 'Name'},
          {label: 'Regulärer Preis'},
          {label: 'Angebotspreis'},
        ]),
    );
    await step(3, async () => {
      const download = page.waitForEvent('download');
      await button('CSV generieren').click();
      await download;
    });
    skip(4, 'Excel kann ein Skript im Browser nicht bedienen.');
    await step(5, async ({see}) => {
      await wordpress.choose('Produkte', 'Alle Produkte');
      await see();
      await button('Importieren').click();
      await wordpress.settle();
      await page
        .locator('#upload')
        .setInputFiles({name: 'preise.csv', mimeType: 'text/csv', buffer: prices([id])});
      await page.locator('#woocommerce-importer-update-existing').check();
    });
    await picture('importieren', {
      window: {height: 1300},
      of: [page.locator('.woocommerce-importer')],
      pad: 4,
      width: 390,
    });
    await step(6, async () => {
      await page.getByText('Erweiterte Optionen anzeigen').click();
      await page.locator('[name=delimiter]').fill(';');
    });
    await step(7, async () => {
      await button('Fortfahren').click();
      await wordpress.settle();
      await expect(page.locator('.wc-importer-mapping-table')).toContainText('Beispiel: 19.50');
    });
    await step(8, async () => {
      await button('Starte den Importer').click();
      await expect(page.getByText(/1 Produkt.* aktualisiert/)).toBeVisible();
    });
  });
});
