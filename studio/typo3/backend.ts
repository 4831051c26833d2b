/** The backend of TYPO3 as walks use it: what readers see, under the names that they read. */
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {exactly} from '../lib/exactly';
import {settle} from '../lib/settle';
import {isInStep, unwatched} from '../lib/watch';
import {pullBorder, releaseBorders} from '../lib/readersWindow';
import {windowSize} from '../lib/windowSize';
import type {Access, Opened} from '../lib/product';
import {logIn} from './account';
import {kinds} from './kinds';

/** Names of the modules in addresses. */
const modules = {
  Seite: 'web/layout',
  Anzeigen: 'page_preview',
  Liste: 'web/list',
  Info: 'web/info',
  Papierkorb: 'web/recycler',
  Dateiliste: 'file/list',
  Arbeitsumgebungen: 'manage/workspaces',
  Weiterleitungen: 'site/redirects',
  Benutzereinstellungen: 'user/setup',
} as const;

/** What releases of TYPO3 name differently in their pages, as selectors. */
export interface Release {
  number: 12 | 13;
  dialogue: string;
  /** The window with the content elements. */
  wizard: string;
  /** What opens a branch of the tree that is closed. */
  closedBranch: string;
  /** The name of the element with a text. */
  textElement: string;
  /** The names in the head of an element and of a column. */
  elementTitle: string;
  columnTitle: string;
  /** The sign of a hidden page, in an entry of the tree. */
  hiddenSign: string;
  /** Addresses of modules that are not those of 13. */
  modules?: Partial<Record<keyof typeof modules, string>>;
}

const release13: Release = {
  number: 13,
  dialogue: 'typo3-backend-modal .modal-content',
  wizard: 'typo3-backend-new-record-wizard',
  closedBranch: '.node[aria-expanded="false"] .node-toggle',
  textElement: 'Normales Textelement',
  elementTitle: '.t3-page-ce-header-title',
  columnTitle: '.t3-page-column-title',
  hiddenSign: 'typo3-backend-icon[overlay="overlay-hidden"]',
};

export interface Typo3 {
  page: Page;
  /** The main number of the version, for what differs between them. */
  release: Release['number'];
  /** The name of the element with a text. */
  textElement: string;
  /** Selectors of the names in the head of an element and of a column. */
  elementTitle: string;
  columnTitle: string;
  /** The content of the module. Menu, tree, dialogues and messages are outside of it, in `page`. */
  module: FrameLocator;
  /** A button of the bar at the top, by its name: `Suchen`. */
  inBar: (name: string) => Locator;
  /** The button at the top with the name of the editor. */
  userMenu: Locator;
  /** The module menu on the left. */
  menu: Locator;
  /** The tree of pages or folders. */
  tree: Locator;
  /** The dialogue in front. */
  dialogue: Locator;
  /** The window with the content elements. */
  wizard: Locator;
  /** The content of a dialogue that shows a module of its own, such as the link browser. */
  dialogueModule: FrameLocator;
  /** The context menu of an element or a file. That of the tree is in `page`. */
  contextMenu: Locator;
  /** Opens a module by its address, or in a step with the menu. `query`: `id=1:/Landschaft/`. */
  open: (module: keyof typeof modules, query?: string) => Promise<void>;
  /** Opens a page of the tree in the module «Seite»: `Anreise`. */
  openPage: (title: string) => Promise<void>;
  /** Clicks an entry of the tree. The module is loaded anew, also where the entry is open already. */
  clickNode: (title: string) => Promise<void>;
  /** Opens the branches of the tree from above until an entry can be seen. */
  expandTo: (title: string) => Promise<void>;
  /** An entry of the tree. */
  node: (title: string) => Locator;
  /** The name of an entry of the tree, to click. */
  nodeName: (title: string) => Locator;
  /** The same in the tree of a dialogue. The title may be a part of it. */
  dialogueNodeName: (title: string) => Locator;
  /** The sign of an entry of the tree that is hidden. */
  hiddenSign: (title: string) => Locator;
  /** An element in the module «Seite», by its heading. */
  element: (heading: string) => Locator;
  /** Opens the form of an element of the open page with its pencil. The element or its heading says which. */
  edit: (element: string | Locator) => Promise<void>;
  /** A button or link of the module, by its name. */
  button: (name: string) => Locator;
  /** A field of the form with its label and its buttons. */
  field: (label: string) => Locator;
  /** Opens a tab of the form. */
  tab: (name: string) => Promise<void>;
  /** Opens the window with the content elements at the first place of the open page. */
  openElements: () => Promise<void>;
  /** Chooses an element in that window by its name. Its form opens. */
  chooseElement: (name: string) => Promise<void>;
  /** Saves the form. */
  save: () => Promise<void>;
  /** Closes the form. Answers the question about changes with No. */
  close: () => Promise<void>;
  /**
   * Shows the page on the website in a new tab, with the button of the form («Anzeigen») or of a module, and closes
   * the tab when it has been checked.
   */
  showWebsite: (
    name: 'Anzeigen' | 'Web-Seite anzeigen',
    check: (website: Page) => Promise<unknown>,
  ) => Promise<void>;
  /**
   * Makes the module as narrow as a picture may be, as readers do by pulling the border of the tree. Without a tree,
   * it makes the window narrow and closes the module menu, which lies over the module then. It lasts until the next
   * `open`.
   */
  narrow: (width?: number) => Promise<void>;
  /**
   * Makes the window and with it the dialogue in front as narrow as a picture may be. It lasts until the next `open`.
   */
  narrowDialogue: (width?: number) => Promise<void>;
  settle: () => Promise<void>;
}

/** Width of the module at which its content, with 12 pixels around it, is as wide as a picture may be. */
const narrowModule = 414;

/** What takes the clicks on the name of an entry in a tree: in 13, a box around it. */
export const nodeNameSelector = '.node-content, .node-name';

export function createBackend(page: Page, release = release13): Typo3 {
  const module = page.frameLocator('iframe[name="list_frame"]');
  const dialogue = page.locator(release.dialogue).last();
  const dialogueModule = page.frameLocator('iframe[name="modal_frame"]').last();
  const wizard = page.locator(release.wizard);
  const button = (name: string) =>
    module
      .getByRole('button', {name, exact: true})
      .or(module.getByRole('link', {name, exact: true}))
      .first();
  const node = (title: string) =>
    page
      .locator('.scaffold-content-navigation .node')
      .filter({has: page.locator('.node-name', {hasText: exactly(title)})});
  const inBar = (name: string) =>
    page
      .getByRole('button', {name})
      .or(page.locator('a.toolbar-item-link').filter({hasText: name}))
      .first();
  const done = () => settle(page);
  /** Does what loads the module anew, and waits for that: its old content would take the next click. */
  const thenLoaded = async (act: () => Promise<unknown>) => {
    const loading = page.waitForEvent('framenavigated', {timeout: 5000}).catch(() => undefined);
    await act();
    await loading;
  };
  const backend: Typo3 = {
    page,
    release: release.number,
    textElement: release.textElement,
    elementTitle: release.elementTitle,
    columnTitle: release.columnTitle,
    module,
    wizard,
    inBar,
    userMenu: inBar('Muster'),
    menu: page.locator('#modulemenu'),
    tree: page.locator('.scaffold-content-navigation'),
    dialogue,
    dialogueModule,
    contextMenu: (release.number === 12 ? module : page)
      .locator('.context-menu')
      .filter({visible: true})
      .last(),
    button,
    node,
    nodeName: (title) => node(title).locator(nodeNameSelector).first(),
    dialogueNodeName: (title) =>
      dialogueModule
        .locator('.node')
        .filter({hasText: title})
        .first()
        .locator(nodeNameSelector)
        .first(),
    hiddenSign: (title) => node(title).locator(release.hiddenSign),
    settle: done,
    element: (heading) => module.locator('.t3-page-ce').filter({hasText: heading}).last(),
    field: (label) =>
      module
        .locator('label, .form-label, legend')
        .filter({hasText: exactly(label)})
        .locator('xpath=ancestor::*[contains(@class, "form-group") or self::fieldset][1]')
        .first(),
    open: async (name, query) => {
      await page.setViewportSize(windowSize);
      await releaseBorders(page);
      if (isInStep() && (await backend.menu.isVisible())) {
        if (name === 'Benutzereinstellungen') {
          await backend.userMenu.click();
          await page.locator('.dropdown-menu.show').getByText(name).click();
        } else {
          const entry = backend.menu.getByText(name, {exact: true}).first();
          await thenLoaded(() => entry.click());
        }
        await module.locator('.module').first().waitFor();
        await done();
        return;
      }
      await page.goto(
        `/typo3/module/${release.modules?.[name] ?? modules[name]}${query ? `?${query}` : ''}`,
      );
      await module.locator('.module').first().waitFor();
      await done();
    },
    openPage: async (title) => {
      await releaseBorders(page);
      if (!isInStep() || !page.url().includes(modules.Seite)) {
        await backend.open('Seite');
      }
      if (!(await backend.tree.isVisible())) {
        // Now and then, TYPO3 12 shows a module without its tree.
        await backend.open('Seite');
      }
      await backend.expandTo(title);
      await backend.clickNode(title);
      await module.getByRole('heading', {name: title}).first().waitFor();
      await done();
    },
    clickNode: (title) => thenLoaded(() => backend.nodeName(title).click()),
    expandTo: async (title) => {
      // After the list of files, its tree is still there, hidden.
      await backend.tree.locator('.node').filter({visible: true}).first().waitFor();
      const collapsed = backend.tree.locator(release.closedBranch).filter({visible: true});
      while (!(await node(title).isVisible()) && (await collapsed.count()) > 0) {
        await collapsed.first().click();
        await done();
      }
    },
    edit: async (element) => {
      await (typeof element === 'string' ? backend.element(element) : element)
        .getByRole('link', {name: /bearbeiten/i})
        .first()
        .click();
      await module.locator('.nav-tabs').first().waitFor();
      await done();
    },
    tab: async (name) => {
      await module.locator('.nav-tabs').getByText(name, {exact: true}).first().click();
      await done();
    },
    openElements: async () => {
      await module.locator('typo3-backend-new-content-element-wizard-button').first().click();
      await wizard.waitFor();
      await done();
    },
    chooseElement: async (name) => {
      await wizard
        .getByRole('searchbox')
        .or(wizard.locator('input[type=search]'))
        .first()
        .fill(name);
      await wizard.getByText(name, {exact: true}).first().click();
      await module.locator('.nav-tabs').first().waitFor();
      await done();
    },
    save: async () => {
      await button('Speichern').click();
      await done();
    },
    close: async () => {
      await button('Schließen').click();
      await done();
      const no = dialogue.getByRole('button', {name: /^Nein/});
      if (await no.isVisible()) {
        await no.click();
        await done();
      }
    },
    showWebsite: async (name, check) => {
      const opening = page.waitForEvent('popup');
      await button(name).click();
      const website = await opening;
      // The tab of a form stays empty until the form has been saved and shown again.
      await website.waitForURL(/^http/, {waitUntil: 'commit'});
      await check(website);
      await website.close();
      await done();
    },
    narrowDialogue: async (width = narrowModule) => {
      if (release.number === 12) {
        // In a narrow window, the open module menu lies over the dialogue.
        await page.addStyleTag({
          content:
            '@media (max-width: 760px) { .scaffold-modulemenu, .scaffold-content-overlay { display: none !important; } }',
        });
      }
      await page.setViewportSize({...windowSize, width});
      await done();
    },
    narrow: async (width = narrowModule) => {
      if (!(await backend.tree.isVisible())) {
        await page.setViewportSize({...windowSize, width});
        const closer = page.locator('.scaffold-modulemenu-expanded .topbar-button-modulemenu');
        if ((await closer.count()) > 0) {
          await unwatched(() => closer.click());
        }
        await done();
        return;
      }
      const tree = page.locator('.scaffold-content-navigation');
      const frame = page.locator('iframe[name="list_frame"]');
      const surplus = (await frame.boundingBox())!.width - width;
      await pullBorder(tree, {width: `${(await tree.boundingBox())!.width + surplus}px`});
      await done();
    },
  };
  return backend;
}

/** Logs in as an editor. The interface of the account must be German. */
export async function openTypo3(
  page: Page,
  {url, user, password}: Access,
  release = release13,
): Promise<Opened<{typo3: Typo3}>> {
  await page.goto(`${url}/typo3/`);
  await logIn(page, user, password);
  const version = page.locator('.topbar-site-version, .topbar-header-site-version').first();
  await page.locator('#modulemenu').waitFor();
  await settle(page);
  const found = /\d+\.\d+\.\d+/.exec((await version.textContent().catch(() => '')) ?? '')?.[0];
  if (!found) {
    throw new Error('The backend does not show its version beside the name of the website.');
  }
  return {version: found, kinds, typo3: createBackend(page, release)};
}
