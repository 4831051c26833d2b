import type {Page} from '@playwright/test';
import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, section}) => {
  const {field} = aimeos;
  const row = () => aimeos.pane.locator('.stock-row').first();
  const level = () => row().locator('.item-stocklevel');
  const change = () => row().locator('.stock-stocklevel input[type=number]');
  const tick = () => row().locator('.item-stockflag input');
  const date = () => row().locator('input.item-dateback');
  const stock = (website: Page) => website.locator('.stockitem').first();
  const openStock = async (code: string) => {
    await aimeos.openRow(code);
    await aimeos.openTab('Bestände');
  };
  const open = async (code: string) => {
    await aimeos.edit('Produkte', code);
    await aimeos.openTab('Bestände');
  };

  await section('reiter', async ({picture}) => {
    await open('AK-01');
    const columns = aimeos.pane.locator('.stock-list thead th');
    await picture('bestaende', {
      window: {},
      of: aimeos.pane.locator('.box').first(),
      pad: 4,
      markers: [tick(), level(), columns.nth(1), columns.nth(2), row().locator('.act-delete')],
    });
  });

  await section('erfassen', async ({step}) => {
    await aimeos.addArticle('AK-03', 'Arvenkissen für Kinder');
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => openStock('AK-03'));
    await step(3, async () => {
      await aimeos.pane.locator('.act-add').first().click();
      await expect(level()).toContainText('0 +');
      await unwatched(async () => {
        await tick().uncheck();
        await expect(row()).toContainText('∞');
        await tick().check();
      });
      await expect(change()).toBeVisible();
    });
    await step(4, () => change().fill('12'));
    await step(5, () => row().locator('.item-timeframe').fill('2–3 Tagen'));
    await step(6, async () => {
      await aimeos.save();
      await unwatched(() => aimeos.openTab('Bestände'));
      await expect(level()).toContainText('12 +');
      await expect(change()).toHaveValue('0');
    });
  });

  await section('korrigieren', ({fields}) =>
    fields(async () => {
      await open('AK-01');
      for (const [entry, result] of [
        ['20', '32 +'],
        ['-2', '30 +'],
      ] as const) {
        await change().fill(entry);
        await aimeos.save();
        await aimeos.openTab('Bestände');
        await expect(level()).toContainText(result);
      }
      await aimeos.edit('Produkte', 'AK');
      await aimeos.openTab('Varianten');
      await expect(field('Lagerbestand')).toHaveValue('30');
    }),
  );

  await section('ausverkauft', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => openStock('KS-01'));
    await step(3, () => aimeos.write(date(), '2026-12-14 00:00:00'));
    const product = 'alpkase-400-g';
    await step(4, async () => {
      await aimeos.save();
      await unwatched(async () => {
        await aimeos.visitProduct(product, async (website) => {
          await expect(stock(website)).toContainText('Nur noch wenige Produkte verfügbar');
          await expect(stock(website)).not.toContainText('wieder verfügbar');
        });
        await aimeos.openTab('Bestände');
        await change().fill('-3');
        await aimeos.save();
        await aimeos.visitProduct(product, async (website) => {
          await expect(stock(website)).toContainText('Produkt ist zur Zeit ausverkauft');
          await expect(stock(website)).toContainText('wieder verfügbar am');
        });
      });
    });
  });

  await section('wieder-da', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Katalog', 'Produkte', see));
    await step(2, () => openStock('KS-01'));
    const before = Number.parseInt(await level().innerText(), 10);
    await step(3, async () => {
      await change().fill('20');
      await aimeos.write(date(), '');
    });
    await step(4, async () => {
      await aimeos.save();
      await unwatched(() => open('KS-01'));
      await expect(level()).toContainText(`${before + 20} +`);
      await expect(date()).toHaveValue('');
    });
  });
});
