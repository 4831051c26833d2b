import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, page, section}) => {
  const {module, button, pane} = aimeos;
  const row = (code: string) => pane.locator('.list-item:visible').filter({hasText: code});
  const open = async () => {
    await aimeos.edit('Gutscheine', 'Herbstaktion');
    await aimeos.openTab('Schlüssel');
    await row('HERBST26').waitFor();
  };
  const openCodes = async () => {
    await aimeos.openRow('Herbstaktion');
    await aimeos.openTab('Schlüssel');
    await row('HERBST26').waitFor();
  };
  const showDates = async () => {
    await button('Spalten', pane).click();
    for (const column of ['Startdatum', 'Enddatum']) {
      await module.locator('.column-item label:visible').filter({hasText: column}).check();
    }
    await module.getByRole('button', {name: 'Anwenden'}).click();
    await aimeos.settle();
  };

  await section('liste', async ({picture}) => {
    await open();
    await picture('codes', {
      window: {},
      of: pane,
      pad: 4,
      height: 320,
      markers: [
        button('Menü', pane),
        pane.locator('.list-header .act-add'),
        button('Spalten', pane),
        pane.locator('.list-search .coupon-code-code input'),
        row('HERBST26').locator('.coupon-code-count'),
        row('HERBST26').locator('.act-edit'),
      ],
    });
  });

  await section('erfassen', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Marketing', 'Gutscheine', see));
    await step(2, () => openCodes());
    await step(3, () => showDates());
    const added = pane.locator('.list-item:visible').first();
    const input = (column: string) => added.locator(`.coupon-code-${column} input:visible`);
    await step(4, async () => {
      await pane.locator('.list-header .act-add').click();
      await expect(input('count')).toHaveValue('1');
    });
    await step(5, async () => {
      await input('code').fill('PLAKAT10');
      await input('count').fill('100');
    });
    await step(6, async () => {
      await aimeos.write(input('dateend'), '2027-03-31 23:59:00');
    });
    await step(7, async () => {
      await aimeos.save();
      await unwatched(() => aimeos.openTab('Schlüssel'));
      await expect(row('PLAKAT10')).toContainText('100');
    });
  });

  await section('import', async ({step, skip}) => {
    const csv = [
      'Code,Count,Start date,End date',
      'STAMM-9XQ2,1,2026-12-01 00:00:00,2026-12-31 23:59:59',
      'STAMM-Q2XD,1,,',
      '',
    ].join('\n');
    skip(1, 'Die Tabelle entsteht in Excel, nicht im Shop.');
    skip(2, 'Die Datei entsteht in Excel und im Texteditor, nicht im Shop.');
    await step(3, ({see}) => aimeos.go('Marketing', 'Gutscheine', see));
    await step(4, () => openCodes());
    await step(5, async ({see}) => {
      await button('Menü', pane).click();
      await see();
      const choosing = page.waitForEvent('filechooser');
      await pane.getByText('CSV hochladen').click();
      await (
        await choosing
      ).setFiles({name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv)});
    });
    await step(6, () => aimeos.save());
    if (!aimeos.jobs) {
      skip(7, 'Diese Installation führt keine Aufträge aus.');
      skip(8, 'Diese Installation führt keine Aufträge aus.');
      return;
    }
    aimeos.jobs();
    await step(7, ({see}) => aimeos.go('Marketing', 'Gutscheine', see));
    await step(8, async () => {
      await openCodes();
      await expect(row('STAMM-9XQ2')).toBeVisible();
      await expect(row('STAMM-Q2XD')).toBeVisible();
    });
  });

  await section('testen', async ({step}) => {
    const website = await page.context().newPage();
    const coupon = website.locator('.basket-standard-coupon');
    await step(1, async () => {
      await website.goto(aimeos.addressOf('honigloffel-aus-arve'));
      await website.waitForLoadState('networkidle');
    });
    await step(2, async () => {
      await website.locator('.addbasket input[type=number]').first().fill('6');
      await website.getByRole('button', {name: 'In den Warenkorb'}).click();
      await website.waitForLoadState('networkidle');
      await website.goto('/warenkorb');
      await expect(website.getByText('Honiglöffel').first()).toBeVisible();
    });
    await step(
      3,
      async () => {
        await expect(website.getByText('Gutscheincodes').first()).toBeVisible();
        await coupon.locator('input[type=text], input.coupon-code').first().fill('HERBST26');
        await website.getByRole('button', {name: 'Anwenden'}).click();
        await expect(website.getByText('Ihr Rabatt').first()).toBeVisible();
        await expect(website.getByText(/[-−]7,20/).first()).toBeVisible();
      },
      {Gutscheincodes: 'Steht auf der Website, in einem eigenen Fenster.'},
    );
    await step(4, async () => {
      const amount = website.locator('.basket-standard input.value').first();
      await amount.fill('1');
      await website.getByRole('button', {name: 'Aktualisieren'}).click();
      await expect(website.getByText(/[-−]7,20/)).toHaveCount(0);
      await expect(website.getByText('HERBST26')).toBeVisible();
    });
    await step(5, async () => {
      await website.locator('.product-item .delete, .basket .delete').first().click();
      await expect(website.getByText('Honiglöffel')).toHaveCount(0);
    });
    await website.close();
  });
});
