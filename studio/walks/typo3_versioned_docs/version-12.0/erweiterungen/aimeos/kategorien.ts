import {draw} from '../../../../../demo/aimeos/pictures';
import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, page, section}) => {
  const {module, field, category} = aimeos;
  const toolbar = module.locator('.tree-toolbar').first();

  await section('ansicht', async ({picture}) => {
    await aimeos.list('Kategorien');
    await aimeos.openCategory('Wohnen');
    await picture('ansicht', {
      window: {height: 1200},
      of: [module.locator('.catalog-tree .box'), module.locator('.item-basic .box')],
      pad: 4,
      markers: [
        toolbar.getByRole('textbox'),
        toolbar.locator('.act-add'),
        toolbar.locator('.act-delete'),
        category('Wohnen').locator('.jqtree-title'),
        aimeos.tab('Medien'),
        field('Status'),
        field('Schlüssel'),
        field('Bezeichnung'),
      ],
    });
  });

  await section('anlegen', async ({step, fields}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Kategorien', see));
    await step(2, () => aimeos.openCategory('Wohnen'));
    await step(3, async () => {
      await toolbar.locator('.act-add').click();
      await expect(field('Schlüssel')).toHaveValue('');
      await expect(module.locator('[name="ai[item][catalog.parentid]"]')).not.toHaveValue('');
    });
    await step(4, async () => {
      await field('Schlüssel').fill('baden');
      await field('Bezeichnung').fill('Baden');
    });
    await step(5, async ({see}) => {
      await aimeos.save();
      await expect(category('Baden')).toBeVisible();
      await see();
      await aimeos.more.click();
      await expect(field('URL- Bestandteil')).toHaveValue('baden');
    });
    await fields(({see}) => see());
  });

  await section('beschreiben', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Kategorien', see));
    await step(2, async () => {
      await aimeos.openCategory('Schlafen');
      await aimeos.openTab('Texte');
    });
    await step(3, () => aimeos.addCard());
    const card = aimeos.cards.last();
    await step(4, async () => {
      await field('Sprache', card).selectOption({label: 'German'});
      await field('Typ', card).selectOption({label: 'Name'});
      await card.locator('.ck-content').fill('Für die Nacht');
    });
    await step(5, async () => {
      await aimeos.openTab('Medien');
      const choosing = page.waitForEvent('filechooser');
      await aimeos.pane.locator('.btn-card-more.act-add').click();
      await (
        await choosing
      ).setFiles({
        name: 'schlafen.jpg',
        mimeType: 'image/jpeg',
        buffer: await draw('arvenkissen-bank'),
      });
      await expect(field('Typ', aimeos.cards.last())).toContainText('Bühne');
    });
    await step(6, async () => {
      await aimeos.save();
      await unwatched(() => aimeos.openTab('Medien'));
      await expect(aimeos.cards).toHaveCount(1);
    });
  });

  await section('reihenfolge', async ({step, picture}) => {
    const list = aimeos.pane;
    const row = (name: string) => list.locator('.list-item:visible').filter({hasText: name});
    await step(1, ({see}) => aimeos.go('Katalog', 'Kategorien', see));
    await step(2, async () => {
      await aimeos.openCategory('Essen');
      await aimeos.openTab('Produkte');
      await expect(row('Nusstorte')).toBeVisible();
    });
    await step(3, async () => {
      const product = row('Nusstorte');
      await product.locator('td').nth(1).locator('*').first().click();
      await list.locator('.list-item td input[type=number]').first().fill('5');
    });
    await picture('reihenfolge', {
      window: {height: 1200},
      of: list.locator('.list-items'),
      pad: 4,
      width: 390,
    });
    await step(4, async () => {
      await aimeos.save();
      await unwatched(() => aimeos.openTab('Produkte'));
      await expect(row('Nusstorte')).toContainText('5');
    });
    await step(5, () =>
      aimeos.visit('/shop?ai[f_catid]=2', async (website) => {
        await expect(website.getByText('Kaffee Alpenrose').first()).toBeVisible();
        const text = await website.locator('.catalog-list').first().innerText();
        expect(text.toLowerCase().indexOf('kaffee')).toBeLessThan(
          text.toLowerCase().indexOf('nusstorte'),
        );
      }),
    );
  });

  await section('zuoberst', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, async () => {
      await aimeos.openRow('KS-01');
      await aimeos.openTab('Kategorien');
    });
    await step(3, async () => {
      const box = aimeos.pane.locator('.box').filter({hasText: 'Promotion'});
      await box.locator('.act-add').click();
      await aimeos.pick(box.locator('.multiselect'), 'Essen');
    });
    await step(4, async () => {
      await aimeos.save();
      await unwatched(async () => {
        await aimeos.list('Kategorien');
        await aimeos.openCategory('Essen');
        await aimeos.openTab('Produkte');
      });
      await expect(
        aimeos.pane.locator('.list-item:visible').filter({hasText: 'Promotion'}),
      ).toContainText('Alpkäse');
    });
  });
});
