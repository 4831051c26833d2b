/**
 * @import * as useMenuFocus from '../../src/components/Navbar/useMenuFocus'
 * @import * as menuControls from '../../src/components/Navbar/MenuControls'
 */
import {shown} from '../lib/messages';
import {labelOf} from './lib/manuals';
import {desktopBreakpoint, expect, open, phone, test, withMotion} from './lib/test';

test.use({...withMotion, viewport: phone});

test.describe('mobile menu (2.2, 4)', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/email/webmail');
    await page.locator('.navbar__toggle').click();
  });

  test('locks the page behind it, also for the search', async ({page}) => {
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    const menu = page.getByRole('dialog', {name: shown('theme.NavBar.navAriaLabel')});
    await expect(menu).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    // Opened above it, the search would have taken the key, or closed with it.
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.navbar__toggle')).toBeFocused();
  });

  test(`closes when the view becomes wider than ${desktopBreakpoint} px`, async ({page}) => {
    await page.setViewportSize({width: desktopBreakpoint, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: desktopBreakpoint + 1, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
});

test.describe('mobile menu of a page without one before it', () => {
  test.use({hasTouch: true, isMobile: true});
  const mail = '/email/webmail';
  const menu = '.navbar-sidebar--show';

  test.beforeEach(async ({page}) => {
    await page.goto('about:blank');
    await open(page, mail);
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator(menu)).toBeVisible();
    // What hears «back» loads with the first opening.
    await expect.poll(entries).toBe(before + 1);
  });

  test('«back» closes it, then leaves the page', async ({page}) => {
    await page.goBack();
    await expect(page.locator(menu)).toHaveCount(0);
    await expect(page).toHaveURL(mail);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  for (const [name, entry] of [
    ['an entry', '/email/zugangsdaten'],
    ['the entry of the page itself', mail],
  ] as const) {
    test(`«back» after ${name} meets the page once`, async ({page}) => {
      await page.locator(`${menu} .menu__link[href="${entry}"]`).first().tap();
      await expect(page.locator(menu)).toHaveCount(0);
      if (entry !== mail) {
        await expect(page).toHaveURL(entry);
        await expect(page.locator('.navbar :focus')).toHaveCount(0);
        await page.goBack();
      }
      await expect(page).toHaveURL(mail);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });
  }
});

test('the focus returns from the menu also where a clicked button does not get it (Safari)', async ({
  page,
}) => {
  await open(page, '/email/webmail');
  const toggle = page.locator('.navbar__toggle');
  await toggle.evaluate((button) =>
    button.addEventListener('mousedown', (event) => event.preventDefault()),
  );
  await toggle.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('a second tap on the button, where the logo is now, does not lead to the home page', async ({
  page,
}) => {
  // The menu is in its place at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/email/webmail');
  const toggle = page.locator('.navbar__toggle');
  const brand = '.navbar-sidebar .navbar__brand';
  const box = (await toggle.boundingBox())!;
  const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // Looked at from within the page: the time would be over before the next command.
  const isLogoHit = await toggle.evaluate(
    async (button: HTMLElement, [[x, y], selector]) => {
      button.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const logo = document.querySelector(selector)!.getBoundingClientRect();
      return {
        isThere: logo.left <= x && x <= logo.right,
        isHit: Boolean(document.elementFromPoint(x, y)?.closest(selector)),
      };
    },
    [centre, brand] as const,
  );
  expect(isLogoHit).toEqual({isThere: true, isHit: false});
  await page.locator(brand).click();
  await expect(page).toHaveURL('/');
});

test('the menu shows the entry of the page that is read', async ({page}) => {
  await open(page, '/typo3/12.0/inhalte/inhaltselemente/zitat');
  await page.locator('.navbar__toggle').click();
  const entry = page.locator('.navbar-sidebar [aria-current=page]').filter({hasText: 'Zitat'});
  await expect(entry).toBeInViewport({ratio: 1});
});

for (const address of ['/typo3', '/typo3/12.0']) {
  test(`choosing a version closes the menu of ${address}, with the focus in the page`, async ({
    page,
  }) => {
    await open(page, address);
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar__back').click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('link', {name: labelOf('typo3', '12.0')})
      .click();
    await expect(page).toHaveURL('/typo3/12.0');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.locator('body')).not.toBeFocused();
  });
}
