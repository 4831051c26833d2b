import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {ordersOf} from '../../../wordpress/orders';

export default walk<'wordpress'>(async ({wordpress, page, section}) => {
  const {button} = wordpress;
  const {actions, items, notes, openOrder, setStatus, showOrders, status, update, writeNote} =
    ordersOf(wordpress);

  const details = 'Bestelldetails an Kunden senden';
  /** Does what is chosen in the list of actions. */
  const applyAction = async () => {
    await actions.locator('.wc-reload').click();
    await page.locator('#message').first().waitFor();
    await wordpress.settle();
    await expect(notes.getByText(/Bestelldetails/).first()).toBeVisible();
  };

  await section('status', async ({fields}) => {
    await openOrder('Reto Bachthaler');
    await fields(({see}) => see());
  });

  await section('abwickeln', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, () => openOrder('Reto Bachthaler'));
    const shipping = page.locator('.order_data_column').nth(2);
    await wordpress.narrow(1500);
    const heading = page.locator('.woocommerce-order-data__heading');
    expect((await actions.boundingBox())!.y).toBeLessThan((await heading.boundingBox())!.y);
    await picture('bestellung', {
      of: [heading, shipping.locator('.address')],
      pad: 8,
      width: 390,
      markers: [
        page.locator('.wc-order-status .select2-selection, .wc-order-status select').last(),
        shipping.locator('h3'),
        shipping.locator('a.edit_address'),
      ],
    });
    await wordpress.widen();
    await picture('aktionen', {of: actions, pad: 8});
    await step(2, async () => {
      await shipping.locator('a.edit_address').click();
      await page.locator('#_shipping_address_1').fill('Gartenweg 14');
      await update();
      await expect(shipping.getByText('Gartenweg 14')).toBeVisible();
    });
    await step(3, () => expect(notes).toBeVisible());
    await step(4, async () => {
      await setStatus('Abgeschlossen');
      await expect(notes.getByText(/auf Abgeschlossen geändert/).first()).toBeVisible();
      await expect(notes.getByText(/Bestellung abgeschlossen/).first()).toBeVisible();
    });
    await wordpress.open('index.php');
    await step('2.1', async () => {
      await showOrders();
      for (const name of ['Luca Rosshalder', 'Anna Steinbrugger']) {
        await wordpress.row(name).locator('input[type=checkbox]').check();
      }
    });
    await step('2.2', async () => {
      await page
        .locator('#bulk-action-selector-top')
        .selectOption({label: 'Status auf „Abgeschlossen“ setzen'});
      await page.locator('#doaction').click();
      await wordpress.settle();
      await expect(wordpress.row('Luca Rosshalder')).toContainText('Abgeschlossen');
    });
  });

  await section('status-zurueck', async ({step}) => {
    for (const name of ['Reto Bachthaler', 'Luca Rosshalder']) {
      await openOrder(name);
      await setStatus('Storniert');
      await setStatus('In Bearbeitung');
    }
    await openOrder('Anna Steinbrugger');
    await setStatus('Storniert');
    await wordpress.open('index.php');
    await step(1, () => openOrder('Anna Steinbrugger'));
    await step(2, () => setStatus('In Bearbeitung'));
  });

  await section('abholung', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await openOrder('Luca Rosshalder');
      await expect(page.getByText(/Bezahlung über Barzahlung bei Abholung/)).toBeVisible();
      await expect(items.locator('tr.shipping .view').getByText('Abholung vor Ort')).toBeVisible();
    });
    await step(2, () =>
      writeNote(
        'Ihre Bestellung liegt ab 14 Uhr im Hofladen bereit.',
        'Öffentlicher Hinweis an Kunden',
      ),
    );
    await step(3, () => expect(page.getByText(/Bestellung Nr\. \d+/).first()).toBeVisible());
    await step(4, () => setStatus('Abgeschlossen'));
  });

  await section('e-mails', async ({fields}) => {
    await openOrder('Reto Bachthaler');
    await fields(({see}) => see());
    await wordpress.open('admin.php?page=wc-settings&tab=email');
    for (const mail of [
      'Neue Bestellung',
      'Stornierte Bestellung',
      'Bestellung wartend',
      'Bestellung in Bearbeitung',
      'Bestellung abgeschlossen',
      'Erstattete Bestellung',
    ]) {
      await expect(page.locator('.wc_emails').getByText(mail, {exact: true}).first()).toBeVisible();
    }
  });

  await section('empfaenger', async ({step, skip}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('WooCommerce', 'Einstellungen');
      await see();
      await page.locator('.nav-tab-wrapper').getByText('E-Mails', {exact: true}).click();
    });
    const row = page.locator('.wc_emails tr').filter({hasText: 'Neue Bestellung'}).first();
    await step(2, () => row.getByRole('link', {name: 'Verwalten'}).click());
    const recipient = page.locator('#woocommerce_new_order_recipient');
    await step(3, async ({see}) => {
      await recipient.fill('laden@hofladen-engadin.example, ladina.muster@example.ch');
      await see();
      await button('Änderungen speichern').click();
      await wordpress.settle();
      await expect(recipient).toHaveValue(/laden@/);
    });
    skip(4, 'Die Demo verschickt ihre E-Mails nicht ins Internet.');
  });

  await section('zahlungslink', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, () => openOrder('Nina Weidacher'));
    await step(2, () => actions.locator('select').selectOption({label: details}));
    await step(3, applyAction);
  });

  await section('notizen', async ({step, picture}) => {
    const text = 'Kundin holt am Freitag ab.';
    await wordpress.open('index.php');
    await step(1, async () => {
      await openOrder('Anna Steinbrugger');
      await notes.locator('#add_order_note').fill(text);
    });
    await step(2, () =>
      notes.locator('#order_note_type').selectOption({label: 'Privater Hinweis'}),
    );
    await picture('notizen', {
      of: [notes.locator('button.add_note'), notes.locator('.postbox-header')],
      pad: 8,
    });
    await step(3, async () => {
      await notes.locator('button.add_note').click();
      await wordpress.settle();
      await expect(notes.getByText(text)).toBeVisible();
    });
  });

  await section('auf-rechnung', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await openOrder('Nina Weidacher');
      await expect(page.getByText(/Bezahlung über/)).toBeVisible();
    });
    await step(2, async () => {
      await setStatus('In Wartestellung');
      await expect(notes.getByText(/Bestellung wartend/).first()).toBeVisible();
    });
    await step(3, () =>
      writeNote('Versandt am 26. November, zahlbar bis 26. Dezember.', 'Privater Hinweis'),
    );
    await step(4, () => setStatus('Abgeschlossen'));
  });

  await section('rueckerstattung', async ({step, skip, picture}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await openOrder('Reto Bachthaler');
      await see();
      await button('Erstattung').click();
    });
    const honey = items.locator('tr.item').filter({hasText: 'Bergblütenhonig'});
    await step(2, async () => {
      await honey.locator('.refund_order_item_qty').fill('1');
      await honey.locator('.refund_order_item_qty').blur();
    });
    await step(3, () => expect(page.locator('#refund_amount')).toHaveValue('18.50'));
    await step(4, async () => {
      await expect(page.locator('#restock_refunded_items')).toBeChecked();
      await page.locator('#restock_refunded_items').uncheck();
    });
    await step(5, () => page.locator('#refund_reason').fill('Glas defekt'));
    skip(6, 'Die Demo hat keinen Zahlungsanbieter, der Geld zurücksendet.');
    await wordpress.compact(items);
    await picture('erstattung', {
      of: [
        items.locator('.do-manual-refund'),
        items.locator('.wc-order-refund-items .wc-order-totals'),
      ],
      pad: 6,
      width: 390,
      markers: [
        page.locator('#restock_refunded_items'),
        page.locator('#refund_amount'),
        page.locator('#refund_reason'),
        items.locator('.do-manual-refund'),
      ],
    });
    await wordpress.widen();
    await step(7, async () => {
      await wordpress.answer([], () => items.locator('.do-manual-refund').click());
      await expect(items.locator('tr.refund')).toBeVisible();
      await expect(items.locator('tr.refund')).toContainText('Erstattung');
    });
  });

  await section('stornieren', async ({step}) => {
    await wordpress.open('index.php');
    await step(1, () => openOrder('Anna Steinbrugger'));
    await step(2, () => setStatus('Storniert'));
    await step(3, () =>
      writeNote('Wir haben die doppelte Bestellung storniert.', 'Öffentlicher Hinweis an Kunden'),
    );
    await unwatched(async () => {
      await openOrder('Luca Rosshalder');
      await button('Erstattung').click();
      for (const quantity of await items.locator('tr.item .refund_order_item_qty').all()) {
        await quantity.fill('1');
        await quantity.press('Tab');
      }
      await wordpress.answer([], () => items.locator('.do-manual-refund').click());
      await expect(status.locator('option:checked')).toHaveText('Erstattet');
    });
  });

  await section('telefonisch', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async () => {
      await showOrders();
      await button('Bestellung hinzufügen').click();
    });
    await step(2, async () => {
      await page.locator('.order_data_column').nth(1).locator('a.edit_address').click();
      await page.locator('#_billing_first_name').fill('Flurin');
      await page.locator('#_billing_last_name').fill('Alpstein');
      await page.locator('#_billing_address_1').fill('Sur Punt 6');
      await page.locator('#_billing_postcode').fill('7524');
      await page.locator('#_billing_city').fill('Zuoz');
      await page.locator('#_billing_email').fill('flurin.alpstein@example.ch');
    });
    await step(3, async ({see}) => {
      await button('Bestellposition(en) hinzufügen').click();
      await see();
      await button('Produkt(e) hinzufügen').click();
    });
    await step(4, async () => {
      const modal = page.locator('.wc-backbone-modal-content');
      await modal.locator('.select2-selection').first().click();
      await page.keyboard.type('Nusstorte');
      await page.locator('.select2-results__option').filter({hasText: 'Nusstorte'}).first().click();
      await picture('position', {window: {height: 480}, of: modal, pad: 0, width: 390});
      await modal.locator('#btn-ok').click();
      await wordpress.settle();
      await expect(items.locator('tr.item')).toHaveCount(1);
    });
    await step(5, async ({see}) => {
      await button('Bestellposition(en) hinzufügen').click();
      await see();
      await button('Versand hinzufügen').click();
      await wordpress.settle();
    });
    await step(6, async ({see}) => {
      const line = items.locator('tr.shipping').last();
      await line.hover();
      await line.locator('.edit-order-item').click();
      await line.locator('.shipping_method_name').fill('Versand Paket');
      await line.locator('.line_total').fill('8.77');
      await see();
      await items.locator('.save-action').click();
    });
    await step(7, () => wordpress.answer([], () => items.locator('.calculate-action').click()));
    await step(8, async () => {
      await update();
      await expect(status.locator('option:checked')).toHaveText('Bezahlung ausstehend');
    });
    await step(9, async () => {
      await actions.locator('select').selectOption({label: details});
      await applyAction();
    });
    await step(10, () => setStatus('In Bearbeitung'));
  });
});
