/**
 * @import * as navbar from '../../src/config/navbar'
 * @import * as footer from '../../src/config/footer'
 * @import * as tableOfContents from '../../src/components/TableOfContents'
 * @import * as showActiveEntry from '../../src/clientModules/showActiveEntry'
 * @import * as keepPlace from '../../src/clientModules/keepPlace'
 * @import * as mendTheme from '../../src/clientModules/mendTheme'
 */
import type {Page} from '@playwright/test';
import {manualTable} from '@portal/content/manuals';
import {shown} from '../lib/messages';
import {labelOf} from './lib/manuals';
import {colorToggle} from './lib/navbar';
import {test as look} from './lib/sharedPage';
import {
  desktop,
  desktopBreakpoint,
  expect,
  hydrated,
  open,
  phone,
  test,
  whenIdle,
  whenLaidOut,
  withMotion,
} from './lib/test';

test.use(withMotion);

test.describe('common layout (2.1)', () => {
  for (const standard of [20, 24]) {
    test(`nothing in the navbar lies on something else with text of ${standard} px`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', {fontSizes: {standard}});
      await open(page, '/typo3/12.0/grundlagen/backend');
      for (const width of [desktopBreakpoint + 1, 1100, 1250, desktop.width]) {
        await page.setViewportSize({...desktop, width});
        await whenLaidOut(page);
        const {overlaps, isInBar} = await page.locator('nav.navbar').evaluate((bar) => {
          const parts = [
            ...bar.querySelectorAll('.navbar__logo, .navbar__title, .navbar__link, button'),
          ]
            .filter((part) => part.checkVisibility())
            .map((part) => ({name: part.textContent, box: part.getBoundingClientRect()}));
          const {bottom, width: end} = bar.getBoundingClientRect();
          return {
            overlaps: parts.flatMap((one, i) =>
              parts
                .slice(i + 1)
                .filter(({box}) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
                .filter(({box}) => box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1)
                .map(({name}) => `${one.name} / ${name}`),
            ),
            isInBar: parts.every(({box}) => box.bottom <= bottom && box.right <= end),
          };
        });
        expect(overlaps, `at ${width} px`).toEqual([]);
        expect(isInBar, `at ${width} px`).toBe(true);
      }
    });
  }

  test('the navbar shows the sections in order, hides on scroll, and its logo leads home', async ({
    page,
  }) => {
    await open(page, '/typo3/grundlagen/inhalte-bearbeiten');
    const bar = page.locator('nav.navbar');
    const sections = manualTable.filter(({inNavbar}) => inNavbar).map(({label}) => label);
    await expect(bar.locator('a.navbar__link')).toHaveText([
      ...sections,
      labelOf('typo3', 'current'),
    ]);
    await expect(bar.locator('.navbar__items:not(.navbar__items--right) > a')).toHaveCount(
      // The logo comes first.
      1 + sections.length,
    );
    // In the document it starts hidden only after a scroll downwards.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(bar).not.toBeInViewport({timeout: 500});
    }).toPass();
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeInViewport();
    // At the top it stays: while the page still scrolls, it may hide under the pointer.
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await bar.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
  });
});

test('a button of the bar leads to every manual, as the menu of a phone does', async ({page}) => {
  const labels = manualTable.map(({label}) => label).sort();
  await open(page, '/hgv');
  await page.getByRole('button', {name: shown('portal.allManuals')}).click();
  const panel = page.getByRole('group', {name: shown('portal.allManuals')});
  const links = panel.getByRole('link');
  await expect(links.first()).toBeVisible();
  expect((await links.allTextContents()).sort()).toEqual(labels);
  await expect(panel.locator('[aria-current]')).toHaveText(labelOf('hgv'));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await links.filter({hasText: labelOf('schnupperlehre')}).click();
  await expect(page).toHaveURL('/schnupperlehre');
  await expect(panel).toBeHidden();

  await page.setViewportSize(phone);
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar__back').click();
  const entries = page.locator('.navbar-sidebar__item:not([inert])').getByRole('link');
  await expect.poll(async () => (await entries.allTextContents()).sort()).toEqual(labels);
});

test.describe('colour mode (4)', () => {
  test('starts light whatever the system prefers, toggles to dark and back, and is kept', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    const toggle = colorToggle(page);
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

look('links to other websites say that they open a new tab', async ({page}) => {
  await open(page, '/email/webmail');
  const links = page.locator('main a[target="_blank"]');
  expect(await links.count()).toBeGreaterThan(1);
  const spoken = page
    .locator('main')
    .getByRole('link', {name: shown('theme.IconExternalLink.ariaLabel')});
  await expect(spoken).toHaveCount(await links.count());
  await page.emulateMedia({media: 'print'});
  const printed = await links.evaluateAll((elements) =>
    elements.map((link) => ({
      isAddress: link.textContent === link.getAttribute('href'),
      hasAddressBehind: getComputedStyle(link, '::after').content.includes('http'),
    })),
  );
  expect(printed).toContainEqual({isAddress: true, hasAddressBehind: false});
  expect(printed).toContainEqual({isAddress: false, hasAddressBehind: true});
  expect(printed.filter((link) => link.isAddress === link.hasAddressBehind)).toEqual([]);
});

look('prints the same from both colour modes', async ({page}) => {
  // Of the same moment: a lesson's editor may be on its way.
  const colours = () =>
    page.evaluate(() =>
      ['dark', 'light'].map((theme) => {
        document.documentElement.setAttribute('data-theme', theme);
        const printed = [...document.querySelectorAll('main *')].filter((e) => e.checkVisibility());
        return printed.map((element) => {
          const {color, backgroundColor, borderColor, fill} = getComputedStyle(element);
          return `${element.localName}.${element.className}: ${color} ${backgroundColor} ${borderColor} ${fill}`;
        });
      }),
    );
  // With notes, a version that is not maintained, and code.
  for (const address of ['/email', '/typo3/12.0', '/schnupperlehre/css-einstieg']) {
    await open(page, address);
    // Only now: Chromium lost it once when a document was loaded.
    await page.emulateMedia({media: 'print'});
    const [dark, light] = await colours();
    expect(dark).toEqual(light);
  }
});

test.describe('docs pages (2.4)', () => {
  test('the entry of the page is in view in the sidebar; the page does not move', async ({
    page,
  }) => {
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const entry = sidebar.locator('[aria-current=page]');
    const scrollTop = () => sidebar.locator('.menu').evaluate((menu) => menu.scrollTop);
    await page.setViewportSize(desktop);
    await open(page, '/typo3/12.0/inhalte/inhaltselemente/zitat');
    await expect(entry).toHaveText('Zitat');
    await expect(entry).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // One that is in view stays where the reader clicked it.
    const before = await scrollTop();
    await sidebar.getByRole('link', {name: 'YouTube'}).click();
    await expect(entry).toHaveText('YouTube');
    await whenIdle(page);
    expect(await scrollTop()).toBe(before);
  });
});

test.describe('the reading position stays', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  async function scrollDown(page: Page): Promise<number> {
    await page.evaluate(() => window.scrollTo({top: 2800, behavior: 'instant'}));
    return scrollY(page);
  }

  test('on the way back, also when the document was loaded anew in between', async ({page}) => {
    await open(page, '/email/programme/ios');
    const isThere = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('scrollend', resolve, {once: true})),
    );
    const before = await scrollDown(page);
    await isThere;
    // Sent to it, as the browser would scroll to a link that is out of sight.
    await page.locator('.pagination-nav__link--next').dispatchEvent('click');
    await expect(page).not.toHaveURL(/ios$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/email/programme/ios');
    await expect.poll(() => scrollY(page)).toBe(before);
  });

  test('when the menu of a phone has been opened and closed', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/email/programme/outlook');
    const before = await scrollDown(page);
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar__close').click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    expect(await scrollY(page)).toBe(before);
  });
});
