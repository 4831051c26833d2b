/** The backend of WordPress and WooCommerce as walks use it: what readers see, under the names that they read. */
import type {Dialog, FrameLocator, Locator, Page} from '@playwright/test';
import {exactly} from '../lib/exactly';
import {settle} from '../lib/settle';
import {windowSize} from '../lib/windowSize';
import type {Access, Opened} from '../lib/product';
import {logIn, logOut} from './account';
import {kinds} from './kinds';

export interface WordPress {
  page: Page;
  /** The menu on the left. */
  menu: Locator;
  /** The black bar above. */
  bar: Locator;
  /** Opens a screen by its address below `/wp-admin/`: `upload.php`. */
  open: (address: string) => Promise<void>;
  /** Clicks an entry of the menu, and one below it: `choose('Produkte', 'Kategorien')`. */
  choose: (entry: string, below?: string) => Promise<void>;
  /** A button or link outside of the menu, by its name. */
  button: (name: string | RegExp) => Locator;
  /** A row of a list, by the title of its entry. */
  row: (title: string) => Locator;
  /** Shows the links below a title of a list and clicks one of them. */
  clickInRow: (title: string, link: string) => Promise<void>;
  /** A box of a form, by its title: `Produktdaten`. */
  box: (title: string) => Locator;
  /** The window with the media library in front. */
  library: Locator;
  /** Chooses files in that window by their names, and confirms below on the right. */
  takeFromLibrary: (...names: string[]) => Promise<void>;
  /** The text in the editor. */
  canvas: FrameLocator;
  /** A block in the editor, by its name in the interface: `Absatz`. */
  block: (name: string) => Locator;
  /** The sidebar of the editor. */
  sidebar: Locator;
  /** Opens a page, post or product from its list: `edit('Seiten', 'Kontakt')`. */
  edit: (list: 'Seiten' | 'Beiträge' | 'Produkte', title: string) => Promise<void>;
  /** Inserts a block with the plus sign. */
  insert: (name: string) => Promise<void>;
  /** Saves in the editor and waits for the confirmation. */
  save: () => Promise<void>;
  /** Publishes or updates a product or coupon and waits for the confirmation. */
  publish: () => Promise<void>;
  /** Answers the windows of the browser that an action opens, one after the other, and confirms the rest. */
  answer: (answers: readonly string[], act: () => Promise<unknown>) => Promise<void>;
  /** Makes the window as narrow as a picture may be: WordPress shows what readers see on a phone. */
  narrow: (height?: number) => Promise<void>;
  /** Makes a form of two columns so narrow that the fields stand near their tabs, and scrolls to a box. */
  compact: (target: Locator, width?: number) => Promise<void>;
  /** Makes the window wide again. */
  widen: () => Promise<void>;
  settle: () => Promise<void>;
}

/** Returns a pattern for a name with nothing but symbols around it: WordPress draws icons with letters of a font. */
const alone = (name: string): RegExp =>
  new RegExp(`^[^\\p{L}\\d]*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}[^\\p{L}\\d]*$`, 'u');

function createBackend(page: Page): WordPress {
  const done = () => settle(page);
  const menu = page.locator('#adminmenu');
  const library = page.locator('.media-modal:visible').last();
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const button = (label: string | RegExp) => {
    const name = typeof label === 'string' ? alone(label) : label;
    return page
      .getByRole('button', {name})
      .or(page.getByRole('link', {name}))
      .and(page.locator(':not(#adminmenu *)'))
      .filter({visible: true})
      .first();
  };
  const row = (title: string) =>
    page.locator('.wp-list-table tbody tr:visible').filter({hasText: title}).first();
  /** In the corner, where pictures leave it, the mouse opens a menu or a tooltip that covers what comes next. */
  const leaveCorner = () => page.mouse.move(700, 500);
  const backend: WordPress = {
    page,
    menu,
    bar: page.locator('#wpadminbar'),
    library,
    canvas,
    button,
    row,
    settle: done,
    sidebar: page.locator('.interface-complementary-area:visible'),
    block: (name) => canvas.locator(`[data-type][aria-label="Block: ${name}"]`),
    box: (title) =>
      page
        .locator('.postbox:visible')
        .filter({has: page.locator('.postbox-header', {hasText: title})})
        .first(),
    open: async (address) => {
      await page.setViewportSize(windowSize);
      await page.goto(`/wp-admin/${address}`);
      await done();
    },
    choose: async (entry, below) => {
      await leaveCorner();
      const item = menu
        .locator('li.menu-top')
        .filter({
          has: page.locator('.wp-menu-name', {hasText: new RegExp(`^\\s*${entry}(\\s|\\d|$)`)}),
        });
      if (below) {
        const link = item
          .locator('.wp-submenu a')
          .filter({hasText: new RegExp(`^${below}(\\s|\\d|$)`)});
        await item.first().hover();
        await link.first().click();
      } else {
        await item.locator('a.menu-top').first().click();
      }
      await done();
    },
    clickInRow: async (title, link) => {
      await row(title).hover();
      await row(title)
        .locator('.row-actions')
        .getByText(link, {exact: true})
        .or(row(title).locator('.row-actions').getByRole('link', {name: link, exact: true}))
        .first()
        .click();
      await done();
    },
    takeFromLibrary: async (...names) => {
      await library.waitFor();
      const tab = library.getByRole('tab', {name: 'Mediathek', selected: false});
      if (await tab.isVisible()) {
        await tab.click();
      }
      await done();
      for (const [index, name] of names.entries()) {
        await library
          .locator('li.attachment')
          .and(page.getByLabel(name, {exact: true}))
          .first()
          .click({modifiers: index > 0 ? ['Control'] : []});
      }
      await done();
    },
    edit: async (list, title) => {
      await backend.choose(list);
      await page
        .locator('a.row-title')
        .filter({hasText: exactly(title)})
        .click();
      await page.locator('.editor-header, #titlediv').first().waitFor();
      await done();
    },
    insert: async (name) => {
      await leaveCorner();
      const toggle = page.locator('.editor-document-tools__inserter-toggle');
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') {
        await toggle.click();
      }
      await done();
      await page
        .locator('.block-editor-block-types-list__item')
        .filter({hasText: exactly(name)})
        .first()
        .click();
      await done();
    },
    save: async () => {
      await page
        .locator('.editor-header')
        .getByRole('button', {name: 'Speichern', exact: true})
        .click();
      await page.locator('.components-snackbar').first().waitFor();
      await done();
    },
    publish: async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('#publish').click();
      await page.locator('.wrap > #message').waitFor();
      await done();
    },
    answer: async (answers, act) => {
      const left = [...answers];
      const listener = (dialogue: Dialog) => void dialogue.accept(left.shift());
      page.on('dialog', listener);
      await act();
      await done();
      page.off('dialog', listener);
    },
    narrow: async (height = windowSize.height) => {
      await page.setViewportSize({width: 390, height});
      await done();
    },
    compact: async (target, width = 1060) => {
      await page.setViewportSize({width, height: 1300});
      await done();
      // The text editor above changes its height for a while after the window has changed its own.
      await target.evaluate(async (element) => {
        let last = NaN;
        let since = performance.now();
        while (performance.now() - since < 600) {
          const {top} = element.getBoundingClientRect();
          window.scrollBy(0, top - 60);
          if (Math.abs(top - last) > 0.5 || Number.isNaN(last)) {
            last = top;
            since = performance.now();
          }
          await new Promise(requestAnimationFrame);
        }
      });
    },
    widen: async () => {
      await page.setViewportSize(windowSize);
      await done();
    },
  };
  return backend;
}

/** Reads the version at the foot of a screen. */
async function readVersion(page: Page, screen: string): Promise<string> {
  await page.goto(`/wp-admin/${screen}`);
  await settle(page);
  const foot = await page.locator('#wpfooter').textContent();
  const version = /\d+\.\d+(\.\d+)?/.exec(foot ?? '')?.[0];
  if (!version) {
    throw new Error('The foot of the backend does not show a version.');
  }
  return version;
}

/** Logs in as a shop manager and reads the version on a screen. The interface of the account must be German. */
const openAt =
  (screen: string) =>
  async (page: Page, {user, password}: Access): Promise<Opened<{wordpress: WordPress}>> => {
    await logOut(page);
    await logIn(page, user, password);
    return {version: await readVersion(page, screen), kinds, wordpress: createBackend(page)};
  };

export const openWordPress = openAt('index.php');
export const openWooCommerce = openAt('edit.php?post_type=product');
