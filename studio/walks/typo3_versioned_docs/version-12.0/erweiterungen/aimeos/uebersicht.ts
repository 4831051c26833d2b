import {readFile} from 'node:fs/promises';
import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';

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
      await aimeos.choose('Katalog');
      await see();
      await aimeos.choose('Katalog', 'Produkte');
      await aimeos.row('NT-01').waitFor();
      await expect(module.locator('.page-limit')).toContainText('25');
    });
    await page.setViewportSize({width: 1280, height: 900});
    await aimeos.settle();
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
    await aimeos.widen();
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
    await aimeos.open();
    await step(1, async ({see}) => {
      await aimeos.choose('Verkäufe');
      await see();
      await aimeos.choose('Verkäufe', 'Bestellungen');
      await aimeos.row('Vorlage').waitFor();
      await see();
      await button('Spalten').click();
      await see();
      await module.locator('.column-item label:visible').filter({hasText: 'Lieferstatus'}).click();
      await module.getByRole('button', {name: 'Anwenden'}).click();
      await aimeos.settle();
      await expect(module.locator('.list-header .order-statusdelivery')).toBeVisible();
      // The list is loaded anew with its columns, which may empty the field.
      await expect(async () => {
        await aimeos.settle();
        await module.locator('.list-search .order-address-lastname input:visible').fill('Vorlage');
        await button('Suchen').click({timeout: 5000});
        await aimeos.settle();
        expect(await module.locator('.list-item').count()).toBe(1);
      }).toPass();
    });
    await step(2, async () => {
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
    await step(3, () => payment.selectOption({label: 'Erhalten'}));
    await step(4, () => delivery.selectOption({label: 'Versandt'}));
    const box = module
      .locator('.item-service .box')
      .filter({has: module.getByRole('heading', {name: 'Versand'})});
    await step(5, async () => {
      await box.locator('.act-add').click();
      const row = box.locator('tbody tr').last();
      await aimeos.pick(row.locator('.multiselect'), 'trackingid');
      await row.locator('.attr-value input').fill('99.00.123456.78901234');
    });
    await aimeos.narrow();
    await picture('status', {
      of: module.locator('.item-base .box').first(),
      pad: 4,
      markers: [payment, delivery],
    });
    await picture('sendungsnummer', {of: box, pad: 4, markers: [box.locator('.act-add')]});
    await aimeos.widen();
    await step(6, async () => {
      await aimeos.save();
      await aimeos.list('Bestellungen');
      await expect(aimeos.row('Vorlage')).toContainText('Erhalten');
      await expect(aimeos.row('Vorlage')).toContainText('Versandt');
    });
    await aimeos.row('Vorlage').getByText('Vorlage').click();
    await expect(box.locator('.attr-value input')).toHaveValue('99.00.123456.78901234');
  });

  await section('export', async ({step, skip}) => {
    await step(1, async () => {
      await aimeos.list('Bestellungen');
      await button('Zurücksetzen').click();
      await expect(module.locator('.list-item')).toHaveCount(4);
      await aimeos.settle();
      const search = module.locator('.list-search .order-ctime input:visible');
      await search.click();
      await module.locator('.flatpickr-calendar.open .flatpickr-day').first().click();
      await module
        .locator('.flatpickr-calendar.open .flatpickr-day:not(.nextMonthDay)')
        .last()
        .click();
      await search.press('Escape');
      await button('Suchen').click();
      await aimeos.settle();
      await expect(module.locator('.list-item')).toHaveCount(4);
    });
    await step(2, async () => {
      await button('Exportieren').click();
      await module.locator('.list-menu .dropdown-item a').click();
    });
    if (!aimeos.jobs) {
      skip(3, 'Diese Installation führt keine Aufträge aus.');
      skip(4, 'Diese Installation führt keine Aufträge aus.');
      return;
    }
    aimeos.jobs();
    await step(3, async () => {
      await aimeos.open();
      await expect(module.getByText('Import/Export Aufgaben')).toBeVisible();
      await expect(module.locator('.job-label')).toContainText('order-export');
    });
    await step(4, async () => {
      const downloading = page.waitForEvent('download');
      await module.locator('.dashboard-job .act-download').click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toMatch(/Vorlage/);
    });
  });
});
