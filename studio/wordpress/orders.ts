/** The orders of WooCommerce as walks use them. */
import {expect} from '../lib/expect';
import type {WordPress} from './backend';

/** Returns the tools for the list of orders and the form of one. */
export function ordersOf({page, box, choose, settle}: WordPress) {
  const status = page.locator('#order_status');
  const notes = page.locator('#woocommerce-order-notes');
  const actions = box('Bestellung Aktionen');
  const showOrders = () => choose('WooCommerce', 'Bestellungen');
  const update = async () => {
    await actions.locator('.save_order').click();
    await page.locator('#message').first().waitFor();
    await settle();
  };
  return {
    /** The list of the status. */
    status,
    /** The box with what has happened. */
    notes,
    /** The box with the products and sums. */
    items: page.locator('#woocommerce-order-items'),
    /** The box with the button that saves. */
    actions,
    showOrders,
    /** Saves the order. */
    update,
    /** Opens the newest order of a person from the list. */
    openOrder: async (name: string) => {
      await showOrders();
      await page.locator('a.order-view').filter({hasText: name}).first().click();
      await status.waitFor({state: 'attached'});
      await settle();
    },
    setStatus: async (name: string) => {
      await status.selectOption({label: name});
      await update();
    },
    /** Writes a note for the team or for the customer. */
    writeNote: async (text: string, visibility: string) => {
      await notes.locator('#add_order_note').fill(text);
      await notes.locator('#order_note_type').selectOption({label: visibility});
      await notes.locator('button.add_note').click();
      await settle();
      await expect(notes.getByText(text)).toBeVisible();
    },
  };
}
