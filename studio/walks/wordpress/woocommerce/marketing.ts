import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';

export default walk<'wordpress'>(async ({wordpress, page, section}) => {
  const {button} = wordpress;
  const data = page.locator('#woocommerce-coupon-data');
  const tab = async (name: string) => {
    await data.locator('.wc-tabs a').filter({hasText: name}).first().click();
    await wordpress.settle();
  };
  /** Searches a product in a field of several values and takes the first result. */
  const search = async (field: string, text: string) => {
    await page.locator(`${field} + .select2 .select2-search__field`).click();
    await page.keyboard.type(text);
    await page.locator('.select2-results__option').filter({hasText: text}).first().click();
    await wordpress.settle();
  };

  await section('gutschein', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, () => wordpress.choose('Marketing', 'Gutscheine'));
    await step(2, () => button('Neuen Gutschein hinzufügen').click());
    await step(3, async () => {
      await button('Gutscheincode generieren').click();
      await expect(page.locator('#title')).toHaveValue(/.{6}/);
      await page.locator('#title').fill('FRUEHLING10');
      await page.locator('#woocommerce-coupon-description').fill('Newsletter März');
    });
    await step(4, async () => {
      await page.locator('#discount_type').selectOption({label: 'Prozentualer Rabatt'});
      await page.locator('#coupon_amount').fill('10');
    });
    await step(5, async () => {
      await page.locator('#expiry_date').fill('2027-04-01');
      await unwatched(() => page.locator('#expiry_date').press('Escape'));
    });
    await wordpress.compact(page.locator('#titlediv'), 1200);
    await picture('gutschein', {
      of: [page.locator('#titlediv'), page.locator('#general_coupon_data')],
      pad: 0,
      width: 390,
      markers: [
        page.locator('#title'),
        button('Gutscheincode generieren'),
        page.locator('#discount_type'),
        page.locator('#coupon_amount'),
        page.locator('#expiry_date'),
      ],
    });
    await wordpress.widen();
    await step(6, async ({see}) => {
      await tab('Nutzungseinschränkung');
      await page.locator('#individual_use').check();
      await see();
      await tab('Nutzungsgrenzen');
      await page.locator('#usage_limit_per_user').fill('1');
    });
    await step(7, () => wordpress.publish());
    await page.goto('/?add-to-cart=23');
    await page.goto('/warenkorb/');
    await wordpress.settle();
    await page.getByRole('button', {name: 'Gutscheine hinzufügen'}).click();
    const coupon = page.locator('.wc-block-components-totals-coupon');
    await coupon.locator('input').fill('FRUEHLING10');
    await coupon.getByRole('button', {name: 'Anwenden'}).click();
    await expect(page.getByText(/fruehling10/i).first()).toBeVisible();
  });

  await section('welche-regeln-gibt-es', async ({fields, picture}) => {
    await wordpress.open('post-new.php?post_type=shop_coupon');
    await fields(async ({see}) => {
      await tab('Nutzungseinschränkung');
      await see();
      await tab('Nutzungsgrenzen');
    });
    await tab('Nutzungseinschränkung');
    await wordpress.compact(data, 1200);
    await picture('einschraenkung', {
      of: [data.locator('.wc-tabs'), data.locator('.exclude_sale_items_field')],
      pad: 0,
      width: 390,
    });
    await wordpress.widen();
  });

  await section('newsletter-link', async ({step}) => {
    let id = '';
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.choose('Produkte', 'Alle Produkte');
      const row = wordpress.row('Bergblütenhonig 500 g');
      await row.hover();
      id = /ID: (\d+)/.exec((await row.locator('.row-actions').textContent()) ?? '')![1]!;
    });
    let link = '/checkout-link/?products=123:2&coupon=FRUEHLING10';
    await step(2, async () => {
      link = link.replace('123', id);
    });
    await step(3, async () => {
      link = link.replace('FRUEHLING10', 'herbst2026');
    });
    await step(4, async () => {
      await page.goto(link);
      await wordpress.settle();
      await expect(page).toHaveURL(/kasse/);
      await expect(page.getByText('Bergblütenhonig 500 g').first()).toBeVisible();
      await expect(page.getByText(/herbst2026/i).first()).toBeVisible();
    });
    await step(5, async () => {
      await unwatched(() => wordpress.open('edit.php?post_type=product'));
      await expect(wordpress.row('Bergblütenhonig 500 g')).toContainText('Vorrätig');
    });
  });

  await section('cross-selling', async ({fields, step, picture}) => {
    const panel = page.locator('#woocommerce-product-data');
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Produkte', 'Bergblütenhonig 500 g');
      await panel.locator('.linked_product_options a').click();
    });
    await fields(({see}) => see());
    await step(2, async () => {
      await search('#upsell_ids', 'Nusstorte');
      await search('#crosssell_ids', 'Honiglöffel');
    });
    await wordpress.compact(panel);
    await picture('verlinkt', {
      of: [panel.locator('.wc-tabs'), page.locator('#linked_product_data')],
      pad: 0,
      width: 390,
      markers: [
        panel.locator('.linked_product_options a'),
        page.locator('#upsell_ids + .select2'),
        page.locator('#crosssell_ids + .select2'),
      ],
    });
    await wordpress.widen();
    await step(3, async () => {
      await wordpress.publish();
      await unwatched(() => page.goto('/produkt/bergbluetenhonig-500-g/'));
      await expect(page.getByText('Engadiner Nusstorte').first()).toBeVisible();
    });
  });
});
