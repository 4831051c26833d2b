import {draw} from '../../../../../demo/aimeos/pictures';
import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, page, section}) => {
  const {field, cards, pane} = aimeos;
  const open = async (tab: string) => {
    await aimeos.edit('Produkte', 'AK');
    await aimeos.openTab(tab);
  };
  const write = async (type: string, text: string) => {
    const card = await aimeos.addCard();
    await field('Sprache', card).selectOption({label: 'German'});
    await field('Typ', card).selectOption({label: type});
    await card.locator('.ck-content').fill(text);
  };

  await section('reiter', async ({picture}) => {
    await open('Texte');
    const card = cards.first();
    await picture('texte', {
      window: {height: 1200},
      of: card,
      pad: 4,
      markers: [
        card.locator('.act-show').first(),
        card.locator('.act-translate'),
        card.locator('.act-move'),
        card.locator('.act-delete').first(),
        card.locator('.ck-content'),
        field('Status', card),
        field('Sprache', card),
        field('Typ', card),
        field('Bezeichnung', card),
      ],
    });
  });

  await section('schreiben', async ({step, fields}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, async () => {
      await aimeos.openRow('AK');
      await aimeos.openTab('Texte');
    });
    await step(3, async () => {
      const card = await aimeos.addCard();
      await expect(card.locator('.ck-content')).toBeVisible();
    });
    await step(4, async () => {
      const card = cards.last();
      await field('Sprache', card).selectOption({label: 'German'});
      await field('Typ', card).selectOption({label: 'Langbeschreibung'});
      await card
        .locator('.ck-content')
        .fill('Bezug aus Leinen, 40 × 30 Zentimeter, gefüllt mit Spänen der Arve.');
    });
    await fields(async () => {
      for (const type of [
        'Name',
        'Kurzbeschreibung',
        'Langbeschreibung',
        'URL-Segment',
        'Meta-Titel',
        'Meta-Beschreibung',
        'Meta-Schlüsselwörter',
        'Warenkorb-Beschreibung',
      ]) {
        await expect(field('Typ', cards.last())).toContainText(type);
      }
    });
    await step(5, () => write('Meta-Beschreibung', 'Kissen mit Arvenspänen aus dem Val Müstair.'));
    await step(6, () => aimeos.save());
    await step(7, async () => {
      await aimeos.visit('/shop', (website) =>
        expect(website.getByText('Kissen aus Leinen').first()).toBeVisible(),
      );
      await aimeos.visitProduct('arvenkissen', (website) =>
        expect(website.getByText('Bezug aus Leinen').first()).toBeVisible(),
      );
    });
  });

  await section('bilder', async ({step, picture}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, async () => {
      await aimeos.openRow('AK');
      await aimeos.openTab('Medien');
    });
    await step(3, async () => {
      const choosing = page.waitForEvent('filechooser');
      await pane.locator('.btn-card-more.act-add').click();
      await (
        await choosing
      ).setFiles({
        name: 'arvenkissen-bank.jpg',
        mimeType: 'image/jpeg',
        buffer: await draw('arvenkissen-bank'),
      });
      await expect(cards).toHaveCount(2);
      await expect(cards.last().locator('img')).toBeVisible();
    });
    await step(4, async () => {
      const from = (await cards.last().locator('.act-move').boundingBox())!;
      const to = (await cards.first().boundingBox())!;
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + 40, {steps: 12});
      await page.mouse.move(to.x + to.width / 2, to.y + 8, {steps: 8});
      await page.mouse.up();
      await expect(field('Titel', cards.first())).toHaveValue('arvenkissen-bank.jpg');
    });
    await step(5, async () => {
      await aimeos.save();
      await expect(field('Titel', cards.first())).toHaveValue('arvenkissen-bank.jpg');
    });
    await step(6, async () => {
      await field('Titel', cards.first()).fill('Arvenkissen auf einer Holzbank');
      await aimeos.save();
      await unwatched(() => aimeos.openTab('Medien'));
      await expect(field('Titel', cards.first())).toHaveValue('Arvenkissen auf einer Holzbank');
    });
    await picture('bild', {
      window: {height: 1300},
      of: cards.first(),
      pad: 4,
      height: 545,
      markers: [
        cards.first().locator('.act-move'),
        field('Typ', cards.first()),
        field('Titel', cards.first()),
        field('Sprache', cards.first()),
      ],
    });
    await expect(field('Typ', cards.first())).toContainText('Download');
  });
});
