import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, section}) => {
  const {module, button, field, cards} = aimeos;
  const open = async (code: string) => {
    await aimeos.edit('Produkte', code);
    await aimeos.openTab('Preise');
  };
  const advanced = (index: number) => cards.nth(index).locator('.advanced .act-show').click();
  const fill = async (index: number, label: string, value: string) => {
    await aimeos.write(field(label, cards.nth(index)), value);
  };

  const openPrices = async (code: string) => {
    await aimeos.openRow(code);
    await aimeos.openTab('Preise');
  };
  const add = async (price: string) => {
    const card = await aimeos.addCard();
    await field('Steuersatz in %', card).fill('8.1');
    await field('Gezahlter Preis', card).fill(price);
    await field('Währung', card).selectOption({label: 'Swiss franc'});
  };

  await section('reiter', async ({picture}) => {
    await open('AK-01');
    const card = cards.first();
    await picture('preise', {
      window: {height: 1200},
      of: [aimeos.pane.locator('.pricecustom'), card, aimeos.pane.locator('.card-tools-more')],
      pad: 4,
      markers: [
        aimeos.pane.locator('.item-pricecustom'),
        field('Steuersatz in %', card),
        field('Gezahlter Preis', card),
        field('Gewährter Rabatt', card),
        field('Versandkosten / Stück', card),
        field('Status', card),
        field('Währung', card),
        field('Mindestmenge', card),
        card.locator('.advanced .header-label'),
        aimeos.pane.locator('.btn-card-more.act-add'),
      ],
    });
  });

  await section('erfassen', async ({step}) => {
    await aimeos.addArticle('AK-03', 'Kissen Bergwiese');
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => openPrices('AK-03'));
    await step(3, async () => {
      const card = await aimeos.addCard();
      await field('Währung', card).selectOption({label: 'Swiss franc'});
    });
    await step(4, () => fill(0, 'Steuersatz in %', '8.1'));
    await step(5, () => fill(0, 'Gezahlter Preis', '39.00'));
    await step(6, () => expect(field('Mindestmenge', cards.first())).toHaveValue('1'));
    await step(7, () => aimeos.save());
    await step(8, () =>
      aimeos.visitProduct('kissen-bergwiese', async (website) => {
        await expect(website.getByText('39,00').first()).toBeVisible();
      }),
    );
  });

  await section('streichpreis', async ({step}) => {
    await open('AK-01');
    await fill(0, 'Gezahlter Preis', '49.00');
    await aimeos.save();
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => openPrices('AK-01'));
    await step(3, () => fill(0, 'Gezahlter Preis', '39.00'));
    await step(4, () => fill(0, 'Gewährter Rabatt', '10.00'));
    await step(5, async () => {
      await aimeos.save();
      await aimeos.visitProduct('arvenkissen-klein', async (website) => {
        await expect(website.locator('.price-list').first()).toContainText('10,00');
        await expect(website.locator('.price-list').first()).toContainText(/20\s?%/);
      });
    });
  });

  await section('staffel', ({fields}) =>
    fields(async () => {
      await open('AK-01');
      for (const [index, [quantity, price]] of [
        ['5', '35.00'],
        ['10', '32.00'],
      ].entries()) {
        await add(price!);
        await fill(index + 1, 'Mindestmenge', quantity!);
      }
      await aimeos.save();
      await aimeos.openTab('Preise');
      await expect(cards).toHaveCount(3);
    }),
  );

  await section('termin', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => openPrices('HL-01'));
    await step(3, async ({see}) => {
      await advanced(0);
      await see();
      await fill(0, 'Enddatum', '2027-01-01 00:00:00');
    });
    await step(4, () => add('14.00'));
    await step(5, async ({see}) => {
      await advanced(1);
      await see();
      await fill(1, 'Startdatum', '2027-01-01 00:00:00');
    });
    await step(6, async () => {
      await aimeos.save();
      await aimeos.visit('/shop', (website) =>
        expect(website.getByText('12,00').first()).toBeVisible(),
      );
    });
  });

  await section('mehrere', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, async () => {
      await module.locator('.list-search .product-label input:visible').fill('Arvenkissen');
      await button('Suchen').click();
      await expect(module.locator('.list-item')).toHaveCount(3);
    });
    await step(3, async () => {
      await module.locator('.list-search .select input').check();
      await expect(aimeos.row('AK-02').locator('input[type=checkbox]')).toBeChecked();
    });
    const batch = module.locator('.batch');
    await step(4, async ({see}) => {
      await button('Menü').click();
      await see();
      await module.locator('.list-header .dropdown-menu').getByText('Bearbeiten').click();
      await expect(batch).toContainText('3');
    });
    await step(5, async () => {
      await module.locator('#batch-price-valuepercent').check();
      await batch
        .locator('.row')
        .filter({has: module.locator('#batch-price-valuepercent')})
        .last()
        .locator('input[type=number]')
        .fill('5');
    });
    const price = batch
      .locator('.card, .box')
      .filter({has: module.locator('#batch-price-valuepercent')});
    await step(6, () => price.last().getByRole('button', {name: 'Speichern'}).click());
    await step(7, async () => {
      await aimeos.openRow('AK-01');
      await aimeos.openTab('Preise');
      await expect(field('Gezahlter Preis', cards.first())).toHaveValue('40.95');
      await unwatched(() => open('AK-02'));
      await expect(field('Gezahlter Preis', cards.first())).toHaveValue('61.95');
    });
  });
});
