import {shown} from '../../lib/messages';
import {navbarLink} from '../lib/faults';
import {expect, open, test} from '../lib/test';

test.describe('page crash (8)', () => {
  test('shows the specified page, and trying again renders it anew', async ({page, problems}) => {
    await open(page, '/hgv');
    // Breaks React's update of the next page once: the text node it wants to remove is gone.
    await page.evaluate(() => {
      const original = Node.prototype.removeChild;
      Node.prototype.removeChild = function removeChild<T extends Node>(child: T): T {
        if (!(this instanceof Element && this.closest('#__docusaurus'))) {
          return original.call(this, child) as T;
        }
        Node.prototype.removeChild = original;
        throw new Error('Absichtlich', {cause: new Error('Ursache')});
      };
    });
    await navbarLink(page, 'E-Mail').click();
    const heading = page.getByRole('heading', {name: shown('theme.ErrorPageContent.title')});
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/Seitenfehler/);
    await expect(page.locator('main')).toContainText('Absichtlich');
    await expect(page.locator('main')).toContainText('Ursache');
    await page.getByRole('button', {name: shown('theme.ErrorPageContent.tryAgain')}).click();
    await expect(heading).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(/E-Mail/);
    problems.length = 0;
  });
});
