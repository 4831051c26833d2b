/** @import * as errorPageContent from '../../../src/theme/ErrorPageContent' */
import {shown} from '../../lib/messages';
import {navbarLink} from '../lib/navbar';
import {expect, forgive, open, test} from '../lib/test';

test.use({fresh: true});

/** Breaks React's update of the next page once: the text node it wants to remove is gone. */
function breakNextPage(): void {
  const original = Node.prototype.removeChild;
  Node.prototype.removeChild = function removeChild<T extends Node>(child: T): T {
    if (!(this instanceof Element && this.closest('#__docusaurus'))) {
      return original.call(this, child) as T;
    }
    Node.prototype.removeChild = original;
    throw new Error('Absichtlich', {cause: new Error('Deshalb')});
  };
}

/** The one exception, as the console tells it. */
const thrown = /^console error: Error: Absichtlich\n/;

test.describe('page crash (8)', () => {
  test('shows the specified page, and trying again renders it anew', async ({page, problems}) => {
    await open(page, '/hgv');
    await page.evaluate(breakNextPage);
    await navbarLink(page, 'email').click();
    const heading = page.getByRole('heading', {name: shown('theme.ErrorPageContent.title')});
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(shown('portal.error.title')));
    await expect(page.locator('main')).toContainText(
      `Absichtlich ${shown('portal.error.cause')} Deshalb`,
    );
    await page.getByRole('button', {name: shown('theme.ErrorPageContent.tryAgain')}).click();
    await expect(heading).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(/E-Mail/);
    forgive(problems, thrown);
  });

  test('is over with the next page, in the same manual too', async ({page, problems}) => {
    await open(page, '/email');
    await page.evaluate(breakNextPage);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Webmail'}).click();
    const heading = page.getByRole('heading', {name: shown('theme.ErrorPageContent.title')});
    await expect(heading).toBeVisible();
    await navbarLink(page, 'email').click();
    await expect(page.locator('h1')).toHaveText('E-Mail');
    await expect(heading).toHaveCount(0);
    forgive(problems, thrown);
  });
});
