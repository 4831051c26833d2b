import {expect} from '../../../../../lib/expect';
import {walk} from '../../../../../lib/walk';
import {unwatched} from '../../../../../lib/watch';

export default walk<'aimeos'>(async ({aimeos, section}) => {
  const {module, field, pane} = aimeos;
  const provider = pane.locator('.multiselect.item-provider').last();
  const condition = async (name: string) => {
    await pane.locator('.dropdown .act-add').click();
    await pane.locator('.dropdown-menu.show').getByText(name, {exact: true}).click();
    await aimeos.settle();
  };
  /** The place of an option: its name is the value of a field. */
  const optionIndex = async (name: string) => {
    const names = await pane
      .locator('.config-item .config-row-key input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(names).toContain(name);
    return names.indexOf(name);
  };
  const value = async (name: string) =>
    pane
      .locator('.config-item')
      .nth(await optionIndex(name))
      .locator('.config-row-value');
  const write = async (name: string, text: string) =>
    (await value(name)).locator('input, textarea').first().fill(text);

  await section('wahl', ({fields}) => fields(() => aimeos.open()));

  await section('preisregel', async ({step, picture}) => {
    await step(1, ({see}) => aimeos.go('Marketing', 'Preisregeln', see));
    await step(2, () => aimeos.add());
    await step(3, async () => {
      await field('Status').selectOption({label: 'Deaktiviert'});
      await field('Bezeichnung').fill('Herbstaktion 2026');
    });
    await step(4, async () => {
      await aimeos.pick(provider, 'Percent');
      await expect(await value('percent')).toBeVisible();
    });
    await step(5, () => write('percent', '-15'));
    await step(6, async ({see}) => {
      await expect(field('Position')).toHaveValue('0');
      await aimeos.more.click();
      await see();
      await aimeos.write(field('Enddatum'), '2027-03-31 23:59:00');
    });
    await picture('preisregel', {
      window: {height: 1300},
      of: pane.locator('.box').first(),
      pad: 4,
      markers: [
        field('Status'),
        field('Bezeichnung'),
        provider,
        field('Position'),
        (await value('percent')).locator('input, textarea').first(),
      ],
    });
    await step(7, async () => {
      await field('Status').selectOption({label: 'Verfügbar'});
      await aimeos.save();
    });
    await step(8, () =>
      aimeos.visit('/shop', async (website) => {
        await expect(website.getByText('28,90').first()).toBeVisible();
        await expect(website.getByText('10,20').first()).toBeVisible();
      }),
    );
    await unwatched(async () => {
      await field('Status').selectOption({label: 'Deaktiviert'});
      await aimeos.save();
    });
  });

  await section('gutschein', async ({picture}) => {
    await aimeos.edit('Gutscheine', 'Herbstaktion');
    await picture('aktion', {
      window: {height: 1300},
      of: [module.locator('.item-navbar .nav-tabs'), pane.locator('.box').first()],
      pad: 4,
      markers: [
        aimeos.tab('Basisdaten'),
        aimeos.tab('Schlüssel'),
        field('Status'),
        field('Bezeichnung'),
        provider,
        pane.locator('.dropdown .act-add'),
        field('Startdatum'),
        field('Enddatum'),
        (await value('percentrebate.productcode')).locator('textarea, input').first(),
        (await value('percentrebate.rebate')).locator('input').first(),
        (await value('basket.total-value-min')).locator('input').first(),
      ],
    });
  });

  await section('aktion', async ({step, fields}) => {
    await step(1, ({see}) => aimeos.go('Marketing', 'Gutscheine', see));
    await step(2, () => aimeos.add());
    await step(3, async ({see}) => {
      await field('Bezeichnung').fill('Winteraktion');
      await see();
      await aimeos.pick(provider, 'PercentRebate');
    });
    await step(4, async () => {
      await condition('Basket');
      await expect(await value('basket.total-value-min')).toBeVisible();
    });
    await fields(async () => {
      await provider.click();
      for (const name of ['PercentRebate', 'FixedRebate', 'FreeShipping', 'Present', 'Voucher']) {
        await expect(pane.locator('.multiselect-option').filter({hasText: name})).toBeVisible();
      }
      await provider.press('Escape');
      await pane.locator('.dropdown .act-add').click();
      for (const name of ['Basket', 'Category', 'Required', 'Once']) {
        await expect(
          pane.locator('.dropdown-menu.show').getByText(name, {exact: true}),
        ).toBeVisible();
      }
      await pane.locator('.dropdown .act-add').click();
    });
    await step(5, () => write('percentrebate.productcode', 'rabatt'));
    await step(6, () => write('percentrebate.rebate', '10'));
    await step(7, async () => {
      await expect(field('Status').locator('option:checked')).toHaveText('Verfügbar');
      await aimeos.write(field('Startdatum'), '2026-12-01 00:00:00');
      await aimeos.write(field('Enddatum'), '2027-02-28 23:59:00');
      await aimeos.save();
    });
    await step(8, async () => {
      await aimeos.openTab('Schlüssel');
      await expect(pane.locator('.list-header .act-add')).toBeVisible();
    });
  });

  await section('betrag', async ({step}) => {
    await step(1, ({see}) => aimeos.go('Marketing', 'Gutscheine', see));
    let minimum = pane;
    await step(2, async () => {
      await aimeos.openRow('Herbstaktion');
      minimum = await value('basket.total-value-min');
      await minimum.locator('input').first().click();
      await expect(minimum.locator('table')).toBeVisible();
    });
    await step(3, async () => {
      await minimum.locator('table .act-add').click();
      const row = minimum.locator('table .config-item').last();
      await row.locator('input').first().fill('EUR');
      await row.locator('input').nth(1).fill('49.99');
    });
    await step(4, async () => {
      await minimum.locator('table .act-check').first().click();
      await expect(minimum.locator('table')).toBeHidden();
      await expect(minimum.locator('input').first()).toHaveValue(/CHF.*EUR/);
      await aimeos.save();
    });
  });
});
