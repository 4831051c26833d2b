import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {productAnswers} from '../_products';

export default walk<'wordpress'>(async (tools) => {
  const {wordpress, page, section} = tools;
  const {button, box, library} = wordpress;
  const data = page.locator('#woocommerce-product-data');
  const tab = async (name: string) => {
    await data.locator('.wc-tabs a').filter({hasText: name}).first().click();
    await wordpress.settle();
  };
  const variations = page.locator('.woocommerce_variation');
  const choice = page.locator('select.variation_actions');
  const update = async () => {
    await wordpress.publish();
    await expect(page.locator('#publish')).toHaveValue('Aktualisieren');
  };
  const chooseVariable = () =>
    page.locator('#product-type').selectOption({label: 'Variables Produkt'});
  await section('einfaches-produkt', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Produkte');
      await see();
      await button('Neues Produkt hinzufügen').click();
    });
    await step(2, async () => {
      await page.locator('#title').fill('Heidelbeer-Konfitüre 250 g');
      await page
        .locator('#content_ifr')
        .contentFrame()
        .locator('body')
        .fill('Wilde Heidelbeeren aus dem Val Bever.');
      await page
        .locator('#excerpt_ifr')
        .contentFrame()
        .locator('body')
        .fill('Von Hand gerührt, im Glas.');
    });
    await step(3, () => expect(page.locator('#product-type')).toHaveValue('simple'));
    await step(4, async () => {
      await tab('Allgemein');
      await page.locator('#_regular_price').fill('9.80');
      await page.locator('#_tax_class').selectOption({label: 'Ermäßigter Steuersatz'});
      await expect(data.getByText('(inkl. Steuern)').first()).toBeVisible();
    });
    await wordpress.compact(data);
    await picture('produktdaten', {
      of: [
        data.locator('.postbox-header'),
        page.locator('#general_product_data'),
        data.locator('.wc-tabs'),
      ],
      pad: 0,
      width: 390,
      markers: [
        page.locator('#product-type'),
        data.locator('.wc-tabs li.general_tab'),
        page.locator('#_regular_price'),
        page.locator('#_sale_price'),
        page.locator('#_tax_class'),
      ],
    });
    await wordpress.widen();
    await step(5, async ({see}) => {
      await tab('Lagerbestand');
      await see();
      await tab('Versand');
      await page.locator('#product_shipping_class').selectOption({label: 'Paket'});
    });
    await page.setViewportSize({width: 1280, height: 1300});
    await page.evaluate(() => window.scrollTo(0, 0));
    await picture('spalte', {
      of: [box('Veröffentlichen'), box('Produktkategorien')],
      pad: 8,
      width: 390,
    });
    await wordpress.widen();
    await step(6, async () => {
      await page.locator('#product_catchecklist').getByLabel('Konfitüre').check();
      await button('Produktbild festlegen').click();
      await wordpress.takeFromLibrary('preiselbeer-konfituere');
      await library.getByRole('button', {name: 'Produktbild festlegen'}).click();
    });
    await step(7, async () => {
      const opening = page.context().waitForEvent('page');
      await page.getByRole('link', {name: /Vorschau anzeigen/}).click();
      const preview = await opening;
      await expect(preview.getByRole('heading', {name: /Heidelbeer/})).toBeVisible();
      await preview.close();
      await update();
      await unwatched(() => page.locator('.wrap > #message a').click());
    });
    await page
      .getByRole('button', {name: /Warenkorb/})
      .first()
      .click();
    await expect(page.getByText(/in den Warenkorb gelegt|wurde.*Warenkorb/).first()).toBeVisible();
  });

  await section('kategorie', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.choose('Produkte', 'Kategorien');
      await page.locator('#tag-name').fill('Geschenke');
    });
    await step(2, async () => {
      await page.locator('#submit').click();
      await wordpress.settle();
      await expect(wordpress.row('Geschenke')).toBeVisible();
    });
  });

  await section('aktionspreis', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.edit('Produkte', 'Bergblütenhonig 500 g');
      await tab('Allgemein');
      await see();
      await page.locator('#_sale_price').fill('15.50');
    });
    await step(2, async () => {
      await page.locator('.sale_schedule').click();
      await page.locator('#_sale_price_dates_from').fill('2026-12-01');
      await page.locator('#_sale_price_dates_to').fill('2026-12-24');
      await unwatched(() => page.locator('#_sale_price_dates_to').press('Escape'));
    });
    await wordpress.compact(data);
    await picture('aktionspreis', {
      of: [data.locator('._regular_price_field'), data.locator('.sale_price_dates_fields')],
      pad: 0,
      width: 390,
    });
    await wordpress.widen();
    await step(3, () => update());
    await expect(page.locator('#_sale_price_dates_to')).toHaveValue('2026-12-24');
    await wordpress.open('index.php');
    await step('2.1', async () => {
      await wordpress.edit('Produkte', 'T-Shirt «Engadin»');
      await tab('Varianten');
    });
    await step('2.2', () =>
      wordpress.answer(['2026-12-01', '2026-12-24'], () =>
        choice.selectOption({label: 'Daten für geplante Angebotspreise festlegen'}),
      ),
    );
    await step('2.3', async () => {
      await wordpress.answer(['35.00'], () =>
        choice.selectOption({label: 'Angebotspreise festlegen'}),
      );
      await unwatched(() => variations.first().locator('h3').click());
      await expect(variations.first().locator('[name^="variable_sale_price["]')).toHaveValue(/^35/);
      await expect(
        variations.first().locator('[name^="variable_sale_price_dates_to"]'),
      ).toHaveValue('2026-12-24');
    });
  });

  await section('aktion-beenden', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Produkte', 'Bergblütenhonig 500 g');
      await tab('Allgemein');
      await page.locator('#_sale_price').fill('');
      await update();
    });
    await wordpress.open('index.php');
    await step('2.1', async () => {
      await wordpress.edit('Produkte', 'T-Shirt «Engadin»');
      await tab('Varianten');
      await wordpress.answer(['2026-11-01', '2026-11-26'], () =>
        choice.selectOption({label: 'Daten für geplante Angebotspreise festlegen'}),
      );
    });
  });

  await section('aendern', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.choose('Produkte');
      await expect(page.locator('#post-search-input')).toBeVisible();
      await page.locator('a.row-title').filter({hasText: 'Brotbackkurs'}).click();
      await expect(data).toBeVisible();
    });
    await step(2, () => page.locator('#_regular_price').fill('90.00'));
    await step(3, async () => {
      await update();
      await expect(page.locator('.wrap > #message a')).toBeVisible();
    });
  });

  await section('bilder', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.edit('Produkte', 'Brotbackkurs');
      await unwatched(() => page.locator('#remove-post-thumbnail').click());
      await see();
      await button('Produktbild festlegen').click();
    });
    await step(2, async ({see}) => {
      await wordpress.takeFromLibrary('brotbackkurs');
      await see();
      await library.getByRole('button', {name: 'Produktbild festlegen'}).click();
    });
    await step(3, async ({see}) => {
      await button('Produktgaleriebilder hinzufügen').click();
      await wordpress.takeFromLibrary('hofladen', 'hofladen-abend');
      await see();
      await library.getByRole('button', {name: 'Zur Galerie hinzufügen'}).click();
      await expect(page.locator('.product_images li.image')).toHaveCount(2);
    });
    await step(4, () => update());
  });

  await section('variables-produkt', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.choose('Produkte');
      await button('Neues Produkt hinzufügen').click();
      await page.locator('#title').fill('Mütze «Engadin»');
      await chooseVariable();
      await wordpress.settle();
      await expect(data.locator('li.variations_tab')).toBeVisible();
    });
    const attribute = page.locator('.woocommerce_attribute').first();
    await step(2, async ({see}) => {
      await tab('Attribute');
      await see();
      await expect(attribute).toBeVisible();
    });
    await step(3, async () => {
      await attribute.locator('input.attribute_name').pressSequentially('Grösse');
      await attribute.locator('textarea').pressSequentially('S | M | L');
    });
    await step(4, async () => {
      await expect(attribute.getByLabel('Für Varianten verwendet')).toBeChecked();
      await wordpress.compact(data);
      await picture('attribute', {of: attribute, pad: 0, width: 390});
      await wordpress.widen();
      await page.locator('.save_attributes').click();
    });
    await step(5, async ({see}) => {
      await tab('Varianten');
      await see();
      await wordpress.answer([], () =>
        page.getByRole('button', {name: 'Varianten generieren'}).click(),
      );
      await expect(variations).toHaveCount(3);
    });
    await step(6, async () => {
      await wordpress.answer(['28.00'], () =>
        choice.selectOption({label: 'Regulären Preis festlegen'}),
      );
      await variations.first().locator('h3').click();
      const price = variations.first().locator('[name^="variable_regular_price["]');
      await expect(price).toHaveValue(/^28/);
      await price.fill('29.00');
    });
    await wordpress.compact(page.locator('#variable_product_options'));
    await picture('varianten', {
      of: [page.locator('#variable_product_options .toolbar-top'), variations.first()],
      pad: 0,
      width: 390,
      height: 700,
    });
    await wordpress.widen();
    await step(7, async () => {
      await page.locator('#variable_product_options .save-variation-changes').click();
      await wordpress.settle();
      await update();
    });
    await page.locator('.wrap > #message a').click();
    for (const [size, price] of Object.entries({S: '29', M: '28', L: '28'})) {
      await page.locator('.variations select').selectOption(size);
      await expect(page.getByText(`CHF ${price}.00`).last()).toBeVisible();
    }
  });

  await section('lager', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Produkte', 'Honiglöffel Arve');
      await tab('Lagerbestand');
    });
    await step(2, async () => {
      await expect(page.locator('#_manage_stock')).toBeChecked();
      await page.locator('#_stock').fill('30');
    });
    await step(3, () => data.getByLabel('Nicht erlauben').check());
    await wordpress.compact(data);
    await picture('lager', {
      of: [data.locator('.wc-tabs'), page.locator('#inventory_product_data')],
      pad: 0,
      width: 390,
    });
    await wordpress.widen();
    await step(4, () => update());
    await expect(page.locator('#_stock')).toHaveValue(/^30/);
  });

  await productAnswers(tools);
});
