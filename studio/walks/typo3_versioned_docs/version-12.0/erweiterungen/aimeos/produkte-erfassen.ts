import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, page, section}) => {
  const {module, field, pane, cards} = aimeos;
  const addCategory = async () => {
    await aimeos.openTab('Kategorien');
    await pane.locator('.box').filter({hasText: 'Standard'}).first().locator('.act-add').click();
  };
  const pickLast = (text: string) => aimeos.pick(pane.locator('.multiselect').last(), text);
  const describe = async (type: string, code: string, label: string) => {
    await field('Typ').selectOption({label: type});
    await aimeos.write(field('Artikelcode'), code);
    await aimeos.write(field('Bezeichnung'), label);
  };
  /** The sample shop has the pillow of the page already. It makes room. */
  const makeRoom = async (
    list: 'Produkte' | 'Attribute',
    label: 'Artikelcode' | 'Schlüssel',
    ...codes: string[]
  ) => {
    for (const code of codes) {
      await aimeos.list(list);
      if ((await aimeos.row(code).count()) === 0) {
        continue;
      }
      await aimeos.openRow(code);
      await field(label).fill(`alt-${code}`);
      await field('Status').selectOption({label: 'Deaktiviert'});
      await aimeos.save();
    }
  };

  await section('maske', async ({picture}) => {
    await makeRoom('Produkte', 'Artikelcode', 'AK-01');
    await aimeos.list('Produkte');
    await aimeos.add();
    await describe('Artikel', 'AK-01', 'Arvenkissen klein');
    await picture('maske', {
      window: {height: 1000},
      of: [
        aimeos.head,
        module.locator('.item-navbar .nav-tabs'),
        pane.locator('.separator').first(),
      ],
      pad: 8,
      markers: [
        aimeos.head.locator('.act-help'),
        aimeos.head.locator('.act-cancel'),
        aimeos.head.locator('.btn-group'),
        aimeos.tab('Basisdaten'),
        field('Status'),
        field('Typ'),
        field('Artikelcode'),
        field('Bezeichnung'),
        aimeos.more,
      ],
    });
  });

  await section('artikel', async ({step, fields}) => {
    await makeRoom('Produkte', 'Artikelcode', 'AK-01');
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => aimeos.add());
    await step(3, async () => {
      await field('Status').selectOption({label: 'Deaktiviert'});
      await expect(field('Typ').locator('option:checked')).toHaveText('Artikel');
      await unwatched(async () => {
        await aimeos.write(field('Artikelcode'), 'NT-01');
        await aimeos.settle();
        await expect(field('Artikelcode')).toHaveClass(/is-invalid|mismatch|duplicate/);
        await field('Artikelcode').fill('');
      });
      await aimeos.write(field('Artikelcode'), 'AK-01');
      await aimeos.write(field('Bezeichnung'), 'Arvenkissen klein');
    });
    await fields(
      async ({see}) => {
        await aimeos.more.click();
        await see();
      },
      {Datensatz: 'Diese Installation hat keine Vorlagen.'},
    );
    await step(4, addCategory);
    await step(5, () => pickLast('Schlafen'));
    await step(6, () => aimeos.save());
  });

  await section('varianten', async ({step, picture}) => {
    await makeRoom('Produkte', 'Artikelcode', 'AK', 'AK-02');
    await makeRoom('Attribute', 'Schlüssel', 'klein', 'gross');
    await aimeos.edit('Produkte', 'AK-01');
    await field('Status').selectOption({label: 'Verfügbar'});
    await aimeos.save();
    const saveAttribute = async (code: string) => {
      await expect(field('Domäne').locator('option:checked')).toHaveText('Produkte');
      await field('Typ').selectOption({label: 'Size'});
      await aimeos.write(field('Schlüssel'), code);
      await aimeos.write(field('Bezeichnung'), code);
      await aimeos.save();
    };
    await step(1, ({see}) => aimeos.go('Katalog', 'Attribute', see));
    await step(2, () => aimeos.add());
    await step(3, () => saveAttribute('klein'));
    await step(4, async ({see}) => {
      await aimeos.go('Katalog', 'Attribute', see);
      await aimeos.add();
      await saveAttribute('gross');
    });
    await step('2.1', ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step('2.2', () => aimeos.add());
    await step('2.3', () => describe('Auswahl', 'AK', 'Arvenkissen'));
    await step('2.4', addCategory);
    await step('2.5', () => pickLast('Schlafen'));
    await step('2.6', async () => {
      await aimeos.openTab('Varianten');
      await aimeos.addCard();
    });
    const pickIn = (label: string, text: string) =>
      aimeos.pick(
        cards
          .last()
          .locator('.form-group')
          .filter({has: module.locator('label', {hasText: label})})
          .locator('.multiselect'),
        text,
      );
    const attributes = cards.last().locator('.selection-item-attributes');
    await step('2.7', async () => {
      await pickIn('Artikelcode', 'AK-01');
      await expect(field('Bezeichnung', cards.last())).toHaveValue('Arvenkissen klein');
    });
    await step('2.8', async () => {
      await attributes.locator('.act-add').click();
      await aimeos.pick(attributes.locator('.multiselect').last(), 'klein');
    });
    await picture('variante', {
      window: {height: 1200},
      of: cards.first(),
      pad: 4,
      markers: [
        cards.first().locator('.act-view, .act-copy').first(),
        cards.first().locator('.multiselect').first(),
        field('Lagerbestand', cards.first()),
        attributes.locator('.act-add'),
      ],
    });
    await step('2.9', async () => {
      await cards.first().locator('.act-copy').click();
      await expect(cards).toHaveCount(2);
    });
    await step('2.10', async () => {
      await pickIn('Artikelcode', 'AK-02');
      await field('Bezeichnung', cards.last()).fill('Arvenkissen gross');
      // With the code, the attribute of the copy goes.
      await expect(attributes.locator('.multiselect')).toHaveCount(0);
      // An article without a stock has a locked field here.
      await expect(field('Lagerbestand', cards.last())).toBeDisabled();
    });
    await step('2.11', async () => {
      await attributes.locator('.act-add').click();
      await aimeos.pick(attributes.locator('.multiselect').last(), 'gross');
    });
    await step('2.12', async () => {
      await aimeos.save();
      await unwatched(() => aimeos.list('Produkte'));
      await expect(aimeos.row('AK-01')).toBeVisible();
      await expect(aimeos.row('AK-02')).toBeVisible();
    });
  });

  await section('paket', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => aimeos.add());
    await step(3, () => describe('Bündel', 'GB-01', 'Geschenkbox Torte und Kaffee'));
    await step(4, addCategory);
    await step(5, () => pickLast('Geschenke'));
    await step(6, async () => {
      await aimeos.save();
      await expect(aimeos.tab('Produktpakete')).toBeVisible();
    });
    const box = pane.locator('.box').filter({hasText: 'Produkte'}).first();
    await step(7, async () => {
      await aimeos.openTab('Produktpakete');
      await box.locator('.act-add').click();
    });
    await step(8, async () => {
      await pickLast('Nusstorte');
      await unwatched(async () => {
        await box.locator('.act-add').click();
        await pickLast('Kaffee Alpenrose');
      });
    });
    await step(9, () => aimeos.save());
    await step(10, async () => {
      for (const tab of ['Texte', 'Preise', 'Bestände']) {
        await aimeos.openTab(tab);
      }
    });
  });

  await section('pruefen', async ({step}) => {
    // A product that is not on the website yet.
    await aimeos.edit('Produkte', 'NT-01');
    await field('Status').selectOption({label: 'Deaktiviert'});
    await aimeos.save();
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, async () => {
      await aimeos.openRow('NT-01');
      await aimeos.openTab('Texte');
      await aimeos.openTab('Medien');
    });
    await step(3, async () => {
      await aimeos.openTab('Preise');
      await aimeos.openTab('Bestände');
    });
    await step(4, async () => {
      await aimeos.openTab('Basisdaten');
      await field('Status').selectOption({label: 'Verfügbar'});
      await aimeos.save();
    });
    const website = await page.context().newPage();
    await step(5, async () => {
      await website.goto('/shop?ai[f_catid]=2');
      await website.getByText('Nusstorte').first().click();
    });
    await step(6, async () => {
      await website.getByRole('button', {name: 'In den Warenkorb'}).click();
      await website.waitForLoadState('networkidle');
      await website.goto('/warenkorb');
      await expect(website.getByText('34,00').first()).toBeVisible();
      await expect(website.getByText('9,00').first()).toBeVisible();
    });
    await website.close();
  });
});
