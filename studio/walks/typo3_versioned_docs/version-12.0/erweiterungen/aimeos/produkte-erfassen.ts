import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, page, section}) => {
  const {module, field, pane, cards} = aimeos;
  const newProduct = async (see: () => Promise<void>) => {
    await aimeos.go('Katalog', 'Produkte', see);
    await aimeos.add();
  };
  const assign = async (category: string) => {
    await aimeos.openTab('Kategorien');
    const box = pane.locator('.box').filter({hasText: 'Standard'}).first();
    await box.locator('.act-add').click();
    await aimeos.pick(box.locator('.multiselect').last(), category);
  };
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
    await step(1, ({see}) => newProduct(see));
    await step(2, () => field('Status').selectOption({label: 'Deaktiviert'}));
    await step(3, async () => {
      await describe('Artikel', 'NT-01', 'Arvenkissen klein');
      await aimeos.settle();
      await expect(field('Artikelcode')).toHaveClass(/is-invalid|mismatch|duplicate/);
      await aimeos.write(field('Artikelcode'), 'AK-01');
    });
    await fields(
      async ({see}) => {
        await aimeos.more.click();
        await see();
      },
      {Datensatz: 'Diese Installation hat keine Vorlagen.'},
    );
    await step(4, async () => {
      await aimeos.openTab('Kategorien');
      await pane.locator('.box').filter({hasText: 'Standard'}).first().locator('.act-add').click();
    });
    await step(5, () => aimeos.pick(pane.locator('.multiselect').last(), 'Schlafen'));
    await step(6, () => aimeos.save());
  });

  await section('varianten', async ({step, picture}) => {
    await makeRoom('Produkte', 'Artikelcode', 'AK', 'AK-02');
    await makeRoom('Attribute', 'Schlüssel', 'klein', 'gross');
    await aimeos.edit('Produkte', 'AK-01');
    await field('Status').selectOption({label: 'Verfügbar'});
    await aimeos.save();
    const newAttribute = async (see: () => Promise<void>) => {
      await aimeos.go('Katalog', 'Attribute', see);
      await aimeos.add();
    };
    const saveAttribute = async (code: string) => {
      await expect(field('Domäne').locator('option:checked')).toHaveText('Produkte');
      await field('Typ').selectOption({label: 'Size'});
      await aimeos.write(field('Schlüssel'), code);
      await aimeos.write(field('Bezeichnung'), code);
      await aimeos.save();
    };
    await step(1, ({see}) => newAttribute(see));
    await step(2, () => saveAttribute('klein'));
    await step(3, async ({see}) => {
      await newAttribute(see);
      await saveAttribute('gross');
    });
    await step(4, ({see}) => newProduct(see));
    await step(5, () => describe('Auswahl', 'AK', 'Arvenkissen'));
    await step(6, () => assign('Schlafen'));
    await step(7, async () => {
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
    await step(8, async () => {
      await pickIn('Artikelcode', 'AK-01');
      await expect(field('Bezeichnung', cards.last())).toHaveValue('Arvenkissen klein');
    });
    await step(9, async () => {
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
    await step(10, async () => {
      await cards.first().locator('.act-copy').click();
      await expect(cards).toHaveCount(2);
    });
    await step(11, async () => {
      await pickIn('Artikelcode', 'AK-02');
      await field('Bezeichnung', cards.last()).fill('Arvenkissen gross');
      // With the code, the attribute of the copy goes.
      await expect(attributes.locator('.multiselect')).toHaveCount(0);
      await attributes.locator('.act-add').click();
      await aimeos.pick(attributes.locator('.multiselect').last(), 'gross');
      // An article without a stock has a locked field here.
      await expect(field('Lagerbestand', cards.last())).toBeDisabled();
    });
    await step(12, async () => {
      await aimeos.save();
      await unwatched(() => aimeos.list('Produkte'));
      await expect(aimeos.row('AK-01')).toBeVisible();
      await expect(aimeos.row('AK-02')).toBeVisible();
    });
  });

  await section('paket', async ({step}) => {
    await step(1, ({see}) => newProduct(see));
    await step(2, () => describe('Bündel', 'GB-01', 'Geschenkbox Torte und Kaffee'));
    await step(3, () => assign('Geschenke'));
    await step(4, async () => {
      await aimeos.save();
      await expect(aimeos.tab('Produktpakete')).toBeVisible();
    });
    const box = pane.locator('.box').filter({hasText: 'Produkte'}).first();
    await step(5, async () => {
      await aimeos.openTab('Produktpakete');
      for (const product of ['Nusstorte', 'Kaffee Alpenrose']) {
        await box.locator('.act-add').click();
        await aimeos.pick(box.locator('.multiselect').last(), product);
      }
    });
    await step(6, () => aimeos.save());
    await step(7, async () => {
      for (const tab of ['Texte', 'Preise', 'Bestände']) {
        await aimeos.openTab(tab);
      }
    });
  });

  await section('pruefen', async ({step}) => {
    await step(1, async ({see}) => {
      await aimeos.go('Katalog', 'Produkte', see);
      await aimeos.openRow('NT-01');
      for (const tab of ['Texte', 'Medien', 'Preise', 'Bestände']) {
        await aimeos.openTab(tab);
      }
    });
    await step(2, async () => {
      await aimeos.openTab('Basisdaten');
      await field('Status').selectOption({label: 'Verfügbar'});
      await aimeos.save();
    });
    const website = await page.context().newPage();
    await step(3, async () => {
      await website.goto('/shop?ai[f_catid]=2');
      await website.getByText('Nusstorte').first().click();
    });
    await step(4, async () => {
      await website.getByRole('button', {name: 'In den Warenkorb'}).click();
      await website.waitForLoadState('networkidle');
      await website.goto('/warenkorb');
      await expect(website.getByText('34,00').first()).toBeVisible();
      await expect(website.getByText('9,00').first()).toBeVisible();
    });
    await website.close();
  });
});
