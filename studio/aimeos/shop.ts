/** The module «Aimeos Shop» in the backend of TYPO3 12 as walks use it, and the shop on the website. */
import {execSync} from 'node:child_process';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {exactly} from '../lib/exactly';
import {settle} from '../lib/settle';
import {unwatched} from '../lib/watch';
import {windowSize} from '../lib/windowSize';
import type {Access, Opened} from '../lib/product';
import type {Typo3} from '../typo3/backend';
import {openTypo3Of12} from '../typo3/backend12';
import {kinds} from './kinds';

/** Addresses of the lists, by the names that their entries have in the shop's menu. */
const lists = {
  Bestellungen: 'order',
  Produkte: 'product',
  Kategorien: 'catalog',
  Attribute: 'attribute',
  Lieferanten: 'supplier',
  Gutscheine: 'coupon',
  Preisregeln: 'rule',
} as const;

export interface Aimeos {
  page: Page;
  typo3: Typo3;
  /** The content of the module. */
  module: FrameLocator;
  /** The menu with the parts of the shop. */
  menu: Locator;
  /** Opens the overview of the shop in a wide window. */
  open: () => Promise<void>;
  /** Clicks a part of the shop in its menu, and an entry below. `see` is called between the two. */
  choose: (part: string, below?: string, see?: () => Promise<void>) => Promise<void>;
  /** Opens the shop with the menu of TYPO3, and a list as {@link choose} does. */
  go: (part: string, below: string, see: () => Promise<void>) => Promise<void>;
  /** Opens a list by the name of its entry in the menu, in a wide window. A reader does not know its address. */
  list: (name: keyof typeof lists) => Promise<void>;
  /** A row of a list, by a text of it. */
  row: (text: string) => Locator;
  /** Clicks a row of the open list. */
  openRow: (text: string) => Promise<void>;
  /** Opens a list by its address, and the form of one of its entries. */
  edit: (name: keyof typeof lists, text: string) => Promise<void>;
  /** Opens an empty form with the plus sign of the open list. */
  add: () => Promise<void>;
  /** Adds a product of the kind «Artikel» that is on sale, without price and stock. A section may need one. */
  addArticle: (code: string, name: string) => Promise<void>;
  /** A button, icon or link by its name or tool tip, the first that can be seen. `within` limits the search. */
  button: (name: string | RegExp, within?: Locator) => Locator;
  /** The three dots below the fields of a form, which open the rest. */
  more: Locator;
  /** The plus sign in the head of a list. */
  plus: Locator;
  /** The field beside a label, the first that can be seen. `within` limits the search. */
  field: (label: string, within?: Locator) => Locator;
  /** Fills a field and leaves it, which closes its calendar. */
  write: (field: Locator, text: string) => Promise<void>;
  /** The head of a form with its buttons. */
  head: Locator;
  /** A tab of a form. */
  tab: (name: string) => Locator;
  /** Opens a tab of a form. If it is one of the rest, the three dots are clicked before. */
  openTab: (name: string) => Promise<void>;
  /** The open tab of a form. */
  pane: Locator;
  /** The cards of the open tab: texts, pictures, prices, variants. */
  cards: Locator;
  /** Adds a card with the plus sign below the cards, and returns it. */
  addCard: () => Promise<Locator>;
  /** Chooses in a list that searches while one types. */
  pick: (list: Locator, text: string) => Promise<void>;
  /** Saves a form and waits for the message. */
  save: () => Promise<void>;
  /** The message after an action. */
  message: Locator;
  /** Opens an entry of the catalogue's tree, which is on the screen. */
  openCategory: (name: string) => Promise<void>;
  /** An entry of the catalogue's tree. */
  category: (name: string) => Locator;
  /** Closes the menu of TYPO3, which lies over the shop in a narrow window. It lasts until the next `go`. */
  closeMenu: () => Promise<void>;
  /** Does what the server does at intervals: exports, imports. Undefined if the installation has no command for it. */
  jobs?: () => void;
  /** Opens the shop on the website in a page of its own and closes that afterwards: `visit('/shop', …)`. */
  visit: (path: string, look: (website: Page) => Promise<unknown>) => Promise<void>;
  /** The address of a product on the website, by its name there. */
  addressOf: (name: string) => string;
  /** Does the same as {@link visit} with a product. */
  visitProduct: (name: string, look: (website: Page) => Promise<unknown>) => Promise<void>;
  settle: () => Promise<void>;
}

function createShop(page: Page, typo3: Typo3, jobs?: string): Aimeos {
  const {module} = typo3;
  const done = () => settle(page);
  const main = module.locator('.main-content');
  const button = (name: string | RegExp, within = main) =>
    within
      .getByRole('button', {name, exact: true})
      .or(within.getByRole('link', {name, exact: true}))
      .or(within.getByTitle(name, {exact: true}))
      .filter({visible: true})
      .first();
  const pane = module.locator('.item-content > .tab-pane.active');
  const cards = pane.locator('.group-item');
  const setMenu = async (isOpen: boolean) => {
    if ((await page.locator('.scaffold-modulemenu-expanded').count()) > 0 !== isOpen) {
      await page.locator('.topbar-button-modulemenu').click();
      await done();
    }
  };
  const category = (name: string) =>
    module
      .locator('.jqtree-element')
      .filter({has: module.locator('.jqtree-title', {hasText: exactly(name)})});
  const shop: Aimeos = {
    page,
    typo3,
    module,
    button,
    pane,
    cards,
    category,
    settle: done,
    more: module.locator('.item-basic .separator .more').first(),
    menu: module.locator('.sidebar-menu'),
    plus: module.locator('.list-header .act-add').filter({visible: true}),
    head: module.locator('nav.main-navbar'),
    message: module.locator('.toast-list').getByText('Eintrag erfolgreich gespeichert'),
    open: async () => {
      await page.setViewportSize(windowSize);
      await page.goto('/typo3/module/web/aimeos');
      await module.locator('.dashboard').waitFor();
      await done();
    },
    choose: async (part, below, see) => {
      // The entries of a part cover the menu.
      const closer = shop.menu.locator('> .show .close');
      if ((await closer.count()) > 0) {
        await closer.first().click();
      }
      const entry = shop.menu
        .locator('> li')
        .filter({has: module.locator('.title', {hasText: exactly(part)})});
      await entry.locator('> .item-group').click();
      await done();
      await see?.();
      if (below) {
        await entry
          .locator('.tree-menu .name')
          .filter({hasText: exactly(below)})
          .click();
        await done();
      }
    },
    go: async (part, below, see) => {
      await page.setViewportSize(windowSize);
      await unwatched(() => setMenu(true));
      await typo3.menu.getByText('Aimeos Shop').click();
      await module.locator('.dashboard').waitFor();
      await done();
      await shop.choose(part, below, see);
      await main.locator('.list-items, .tree-content').first().waitFor();
      await done();
    },
    list: async (name) => {
      await page.setViewportSize(windowSize);
      await page.goto(
        `/typo3/module/web/aimeos/Jqadm/search?ai[resource]=${lists[name]}&ai[site]=default`,
      );
      await main.locator('.list-items, .tree-content').first().waitFor();
      await done();
    },
    row: (text) =>
      module
        .locator('.list-item:visible')
        .filter({has: module.locator('.items-field', {hasText: exactly(text)})})
        .first(),
    openRow: async (text) => {
      await shop
        .row(text)
        .locator('.items-field')
        .filter({hasText: exactly(text)})
        .first()
        .click();
      await module.locator('form.item').waitFor();
      await done();
    },
    edit: async (name, text) => {
      await shop.list(name);
      await shop.openRow(text);
    },
    add: async () => {
      await shop.plus.click();
      await module.locator('form.item').waitFor();
      await done();
    },
    addArticle: async (code, name) => {
      await shop.list('Produkte');
      await shop.add();
      await shop.field('Status').selectOption({label: 'Verfügbar'});
      await shop.field('Typ').selectOption({label: 'Artikel'});
      await shop.field('Artikelcode').fill(code);
      await shop.field('Bezeichnung').fill(name);
      await shop.save();
    },
    field: (label, within = main) =>
      within
        .locator('.form-group')
        .filter({has: module.locator('label', {hasText: exactly(label)})})
        .locator('input, select, textarea, .multiselect')
        .filter({visible: true})
        .first(),
    write: async (field, text) => {
      await field.fill(text);
      await unwatched(() => field.press('Tab'));
    },
    tab: (name) => module.locator('.item-navbar .nav-link').filter({hasText: exactly(name)}),
    openTab: async (name) => {
      if (!(await shop.tab(name).isVisible())) {
        await module.locator('.item-navbar .more').click();
      }
      await shop.tab(name).click();
      await done();
    },
    addCard: async () => {
      await pane.locator('.btn-card-more.act-add').click();
      await done();
      return cards.last();
    },
    pick: async (list, text) => {
      const search = list.locator('.multiselect-search');
      const options = list.locator('.multiselect-option').filter({visible: true});
      const isSearched = (await search.count()) > 0;
      await (isSearched ? search : list).click();
      if (isSearched) {
        await search.fill(text);
        // The list is drawn anew when the hits come.
        await options.filter({hasNotText: text}).first().waitFor({state: 'hidden'});
      }
      await done();
      await options.filter({hasText: text}).first().click();
      await done();
    },
    save: async () => {
      await module.locator('.act-save').first().click();
      await shop.message.waitFor();
      await done();
    },
    openCategory: async (name) => {
      const closed = module.locator('.jqtree-closed > .jqtree-element .jqtree-toggler');
      while (!(await category(name).isVisible()) && (await closed.count()) > 0) {
        await closed.first().click();
        await done();
      }
      await category(name).locator('.jqtree-title').click();
      await shop.tab('Basisdaten').waitFor();
      await done();
    },
    closeMenu: () => setMenu(false),
    jobs: jobs ? () => void execSync(jobs, {stdio: 'inherit'}) : undefined,
    visit: async (path, look) => {
      const website = await page.context().newPage();
      await website.goto(path);
      await website.waitForLoadState('networkidle');
      await look(website);
      await website.close();
    },
    addressOf: (name) => `/produkt?ai[controller]=Catalog&ai[action]=detail&ai[d_name]=${name}`,
    visitProduct: (name, look) => shop.visit(shop.addressOf(name), look),
  };
  return shop;
}

/** Logs in to TYPO3 12 as an editor and opens the shop. The interface of the account must be German. */
export async function openAimeos(page: Page, access: Access): Promise<Opened<{aimeos: Aimeos}>> {
  let version: string | undefined;
  // The logo comes from the server of Aimeos, which learns the version so. Walks ask no other server.
  await page.context().route('https://aimeos.org/**', (route) => {
    version = new URL(route.request().url()).searchParams.get('version') ?? version;
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    });
  });
  const {typo3} = (await openTypo3Of12(page, access)) as Opened<{typo3: Typo3}>;
  const aimeos = createShop(page, typo3, access.jobs);
  await aimeos.open();
  if (!version) {
    throw new Error('The shop does not say its version.');
  }
  return {version, kinds, aimeos, clear: aimeos.closeMenu};
}
