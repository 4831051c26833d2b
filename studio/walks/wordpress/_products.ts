/** What the tables and answers of the page about products name. */
import {expect} from '../../lib/expect';
import type {WalkTools} from '../../lib/walk';

/** Shows each screen that they are about. */
export async function productAnswers({
  wordpress,
  page,
  section,
}: WalkTools<'wordpress'>): Promise<void> {
  const data = page.locator('#woocommerce-product-data');
  const tab = async (name: string) => {
    await data.locator('.wc-tabs a').filter({hasText: name}).first().click();
    await wordpress.settle();
  };
  await section('ausblenden', async () => {
    await wordpress.open('index.php');
    await wordpress.edit('Produkte', 'Honiglöffel Arve');
    await tab('Erweitert');
    await page.locator('.edit-catalog-visibility').click();
  });

  await section('frage-wie-verkaufe-ich-eine-datei-zum-herunterladen', async () => {
    await wordpress.open('index.php');
    await wordpress.edit('Produkte', 'Honiglöffel Arve');
    await data.getByLabel('Herunterladbar').check();
    await tab('Allgemein');
  });

  await section('bewertungen', async () => {
    await wordpress.open('index.php');
    await wordpress.choose('Produkte', 'Rezensionen');
    await wordpress.row('Reto Bachthaler').hover();
  });

  await section('frage-wir-haben-betriebsferien-wie-sage-ich-es-im-shop', async () => {
    await wordpress.open('customize.php?autofocus[section]=woocommerce_store_notice');
    await expect(page.getByText('Shop-Mitteilung aktivieren')).toBeVisible();
  });
}
