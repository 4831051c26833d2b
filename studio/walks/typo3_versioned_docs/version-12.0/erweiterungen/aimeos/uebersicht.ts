import {readFile} from 'node:fs/promises';
import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, page, section}) => {
  const {module, button, field} = aimeos;

  await section('lernweg', ({fields}) => fields(() => aimeos.open()));

  await section('oeffnen', async ({step, picture}) => {
    await aimeos.typo3.open('Seite');
    await step(1, async () => {
      await aimeos.typo3.menu.getByText('Aimeos Shop').click();
      await module.locator('.dashboard').waitFor();
    });
    await step(2, async ({see}) => {
      await aimeos.choose('Katalog', 'Produkte', see);
      await aimeos.row('NT-01').waitFor();
      await expect(module.locator('.page-limit')).toContainText('25');
    });
    await picture('modul', {
      of: [page.locator('#modulemenu'), module.locator('form.list')],
      pad: 0,
      width: 1280,
      height: 720,
      isLayout: true,
      markers: [
        aimeos.typo3.menu.getByText('Aimeos Shop'),
        aimeos.menu.getByText('Katalog').first(),
        button('Menü'),
        aimeos.plus,
        button('Spalten'),
        module.locator('.list-search .product-label input:visible'),
        button('Kopieren', aimeos.row('NT-01')),
      ],
    });
    await step(3, async () => {
      await aimeos.row('NT-01').getByText('Nusstorte 500 g').click();
      await expect(field('Artikelcode')).toHaveValue('NT-01');
    });
  });

  await section('bereiche', async ({fields}) => {
    await aimeos.open();
    await fields(async () => {
      for (const [part, ...below] of [
        ['Verkäufe', 'Bestellungen', 'Abos', 'Warenkörbe'],
        ['Katalog', 'Produkte', 'Kategorien', 'Attribute', 'Lieferanten'],
        ['Kunden', 'Kunden'],
        ['Marketing', 'Gutscheine', 'Preisregeln', 'Rezensionen'],
      ] as const) {
        await aimeos.choose(part);
        for (const name of below) {
          await expect(
            aimeos.menu.locator('.name:visible').getByText(name, {exact: true}),
          ).toBeVisible();
        }
      }
    });
  });

  await section('bestellungen', async ({step, picture}) => {
    await step(1, async ({see}) => {
      await aimeos.go('Verkäufe', 'Bestellungen', see);
      await aimeos.row('Vorlage').waitFor();
    });
    await step(2, async () => {
      await module.locator('.list-search .order-address-lastname input:visible').fill('Vorlage');
      await button('Suchen').click();
      await expect(module.locator('.list-item')).toHaveCount(1);
    });
    await step(3, async () => {
      await aimeos.row('Vorlage').getByText('Vorlage').click();
      await expect(module.getByText('Arvenkissen klein')).toBeVisible();
      await expect(module.getByRole('heading', {name: 'Kommentar'})).toBeVisible();
      await expect(module.locator('.address-short').first()).toContainText('Seraina Vorlage');
    });
    const payment = field('Zahlung', module.locator('.item-base'));
    const delivery = field('Versand', module.locator('.item-base'));
    for (const value of [
      '---',
      'Abgelehnt',
      'Gelöscht',
      'Wartend',
      'Autorisiert',
      'Erhalten',
    ].concat(['Überwiesen', 'Erstattet', 'Abgebrochen'])) {
      await expect(payment).toContainText(value);
    }
    for (const value of ['In Bearbeitung', 'Versandt', 'Ausgeliefert', 'Zurück gesendet']) {
      await expect(delivery).toContainText(value);
    }
    await step(4, () => payment.selectOption({label: 'Erhalten'}));
    await step(5, () => delivery.selectOption({label: 'Versandt'}));
    const box = module
      .locator('.item-service .box')
      .filter({has: module.getByRole('heading', {name: 'Versand'})});
    await step(6, async () => {
      await box.locator('.act-add').click();
      const row = box.locator('tbody tr').last();
      await aimeos.pick(row.locator('.multiselect'), 'trackingid');
      await row.locator('.attr-value input').fill('99.00.123456.78901234');
    });
    await picture('status', {
      window: {height: 1200},
      of: module.locator('.item-base .box').first(),
      pad: 4,
      markers: [payment, delivery],
    });
    await picture('sendungsnummer', {
      window: {height: 1200},
      of: box,
      pad: 4,
      markers: [box.locator('.act-add')],
    });
    await step(7, () => aimeos.save());
    await unwatched(() => aimeos.edit('Bestellungen', 'Vorlage'));
    await expect(payment.locator('option:checked')).toHaveText('Erhalten');
    await expect(delivery.locator('option:checked')).toHaveText('Versandt');
    await expect(box.locator('.attr-value input')).toHaveValue('99.00.123456.78901234');
  });

  await section('export', async ({step, skip}) => {
    await step(1, async ({see}) => {
      await aimeos.go('Verkäufe', 'Bestellungen', see);
    });
    await step(2, async () => {
      await button('Zurücksetzen').click();
      await expect(module.locator('.list-item')).toHaveCount(4);
    });
    await step(3, async () => {
      const search = module.locator('.list-search .order-ctime input:visible');
      await search.click();
      await module.locator('.flatpickr-calendar.open .flatpickr-day').first().click();
      await module
        .locator('.flatpickr-calendar.open .flatpickr-day:not(.nextMonthDay)')
        .last()
        .click();
    });
    await step(4, async () => {
      await button('Suchen').click();
      await aimeos.settle();
      await expect(module.locator('.list-item')).toHaveCount(4);
      await button('Exportieren').click();
      await module.locator('.list-menu .dropdown-item a').click();
    });
    if (!aimeos.jobs) {
      skip(5, 'Diese Installation führt keine Aufträge aus.');
      skip(6, 'Diese Installation führt keine Aufträge aus.');
      return;
    }
    aimeos.jobs();
    await step(5, async () => {
      await aimeos.choose('Übersicht');
      await expect(module.getByText('Import/Export Aufgaben')).toBeVisible();
      await expect(module.locator('.job-label')).toContainText('order-export');
    });
    await step(6, async () => {
      const downloading = page.waitForEvent('download');
      await module.locator('.dashboard-job .act-download').click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toMatch(/Vorlage/);
    });
  });
});
