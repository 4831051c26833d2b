import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';

export default walk<'aimeos'>(async ({aimeos, section}) => {
  const {module, field, pane, cards} = aimeos;
  const assign = async (category: string) => {
    await aimeos.openTab('Kategorien');
    const box = pane.locator('.box').filter({hasText: 'Standard'}).first();
    await box.locator('.act-add').click();
    await aimeos.pick(box.locator('.multiselect').last(), category);
  };
  const describe = async (type: string, code: string, label: string) => {
    await field('Typ').selectOption({label: type});
    await field('Artikelcode').fill(code);
    await field('Artikelcode').press('Tab');
    await field('Bezeichnung').fill(label);
    await field('Bezeichnung').press('Tab');
  };

  // The sample shop has the pillow already. It makes room for that of the page.
  for (const [list, code, label] of [
    ['Produkte', 'AK', 'Artikelcode'],
    ['Produkte', 'AK-01', 'Artikelcode'],
    ['Produkte', 'AK-02', 'Artikelcode'],
    ['Attribute', 'klein', 'Schlüssel'],
    ['Attribute', 'gross', 'Schlüssel'],
  ] as const) {
    await aimeos.edit(list, code);
    await field(label).fill(`alt-${code}`);
    await field('Status').selectOption({label: 'Deaktiviert'});
    await aimeos.save();
  }

  await section('maske', async ({picture}) => {
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
    await aimeos.open();
    await step(1, async ({see}) => {
      await aimeos.choose('Katalog');
      await see();
      await aimeos.choose('Katalog', 'Produkte');
      await aimeos.add();
    });
    await step(2, () => field('Status').selectOption({label: 'Deaktiviert'}));
    await step(3, async () => {
      await describe('Artikel', 'NT-01', 'Arvenkissen klein');
      await aimeos.settle();
      await expect(field('Artikelcode')).toHaveClass(/is-invalid|mismatch|duplicate/);
      await field('Artikelcode').fill('AK-01');
      await field('Artikelcode').press('Tab');
    });
    await fields(
      async ({see}) => {
        await aimeos.more.click();
        await see();
      },
      {Datensatz: 'Diese Installation hat keine Vorlagen.'},
    );
    await step(4, async ({see}) => {
      await aimeos.openTab('Kategorien');
      await see();
      await pane.locator('.box').filter({hasText: 'Standard'}).first().locator('.act-add').click();
    });
    await step(5, () => aimeos.pick(pane.locator('.multiselect').last(), 'Schlafen'));
    await step(6, () => aimeos.save());
  });

  await section('varianten', async ({step, picture}) => {
    await aimeos.open();
    const attribute = async (code: string) => {
      await field('Typ').selectOption({label: 'Size'});
      await field('Schlüssel').fill(code);
      await field('Schlüssel').press('Tab');
      await field('Bezeichnung').fill(code);
      await field('Bezeichnung').press('Tab');
    };
    await step(1, async ({see}) => {
      await aimeos.choose('Katalog');
      await see();
      await aimeos.choose('Katalog', 'Attribute');
      await aimeos.add();
    });
    await step(2, async () => {
      await expect(field('Domäne').locator('option:checked')).toHaveText('Produkte');
      await attribute('klein');
      await aimeos.save();
      await aimeos.list('Attribute');
      await aimeos.add();
      await attribute('gross');
      await aimeos.save();
    });
    await step(3, async () => {
      await aimeos.edit('Produkte', 'AK-01');
      await field('Status').selectOption({label: 'Verfügbar'});
      await aimeos.save();
      await aimeos.list('Produkte');
      await aimeos.add();
      await describe('Auswahl', 'AK', 'Arvenkissen');
      await assign('Schlafen');
      await aimeos.save();
    });
    await step(4, async () => {
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
    await step(5, async () => {
      await pickIn('Artikelcode', 'AK-01');
      await expect(field('Bezeichnung', cards.last())).toHaveValue('Arvenkissen klein');
    });
    await step(6, async () => {
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
    await step(7, async () => {
      await cards.first().locator('.act-copy').click();
      await expect(cards).toHaveCount(2);
      await pickIn('Artikelcode', 'AK-02');
      await field('Bezeichnung', cards.last()).fill('Arvenkissen gross');
      // With the code, the attribute of the copy goes.
      await expect(attributes.locator('.multiselect')).toHaveCount(0);
      await attributes.locator('.act-add').click();
      await aimeos.pick(attributes.locator('.multiselect').last(), 'gross');
      // An article without a stock has a locked field here.
      await expect(field('Lagerbestand', cards.last())).toBeDisabled();
    });
    await step(8, async () => {
      await aimeos.save();
      await aimeos.list('Produkte');
      await expect(aimeos.row('AK-01')).toBeVisible();
      await expect(aimeos.row('AK-02')).toBeVisible();
    });
  });

  await section('paket', async ({step}) => {
    await aimeos.list('Produkte');
    await step(1, async () => {
      await aimeos.add();
      await describe('Bündel', 'GB-01', 'Geschenkbox Torte und Kaffee');
      await assign('Geschenke');
      await aimeos.save();
      await expect(aimeos.tab('Produktpakete')).toBeVisible();
    });
    const box = pane.locator('.box').filter({hasText: 'Produkte'}).first();
    await step(2, async () => {
      await aimeos.openTab('Produktpakete');
      for (const product of ['Nusstorte', 'Kaffee']) {
        await box.locator('.act-add').click();
        await aimeos.pick(box.locator('.multiselect').last(), product);
      }
    });
    await step(3, () => aimeos.save());
    await step(4, async () => {
      for (const tab of ['Texte', 'Preise', 'Bestände']) {
        await aimeos.openTab(tab);
      }
    });
  });

  await section('pruefen', async ({step}) => {
    await aimeos.edit('Produkte', 'NT-01');
    await step(1, async () => {
      for (const tab of ['Texte', 'Medien', 'Preise', 'Bestände']) {
        await aimeos.openTab(tab);
      }
    });
    await step(2, async () => {
      await aimeos.openTab('Basisdaten');
      await field('Status').selectOption({label: 'Verfügbar'});
      await aimeos.save();
    });
    await aimeos.visit('shop?ai[f_catid]=2', async (website) => {
      await step(3, () => expect(website.getByText('Nusstorte').first()).toBeVisible());
      await step(4, async () => {
        await website.getByText('Nusstorte').first().click();
        await website.getByRole('button', {name: 'In den Warenkorb'}).click();
        await website.waitForLoadState('networkidle');
        await website.goto('/warenkorb');
        await expect(website.getByText('34,00').first()).toBeVisible();
        await expect(website.getByText('9,00').first()).toBeVisible();
      });
    });
  });
});
