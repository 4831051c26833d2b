/** The webmail Roundcube as walks use it: what readers see, under the names that they read. */
import {isInStep, unwatched} from '../lib/watch';
import {kinds} from './kinds';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {exactly} from '../lib/exactly';
import {expect} from '../lib/expect';
import {pullBorder} from '../lib/readersWindow';
import {settle} from '../lib/settle';
import {signIn} from '../lib/signIn';
import {phoneWindow, windowSize} from '../lib/windowSize';
import type {Access, Opened} from '../lib/product';

/** Width of a pane at which the picture of it is as wide as a picture may be. */
const narrowPane = 390;

/**
 * Address of a second mailbox with the same password, as readers have a private one. Without it, walks leave out the
 * steps that need it: set `ROUNDCUBE_PRIVATE_USER`.
 */
export const privateUser = process.env.ROUNDCUBE_PRIVATE_USER;

export interface Roundcube {
  page: Page;
  /** The part on the right: a message, or a form of the settings or contacts. */
  content: FrameLocator;
  /** The dark menu on the left. */
  menu: Locator;
  /** The column of folders or address books. */
  folders: Locator;
  /** The part on the right with its bar, for pictures. */
  pane: Locator;
  /** The symbol that adds fields to a new message. */
  plus: Locator;
  /** The three dots above the folders or address books. */
  folderMenu: Locator;
  /** The dialogue in front. */
  dialogue: Locator;
  /** The small menu that is open. */
  popup: Locator;
  /** Chooses an entry of the small menu that is open. */
  choose: (name: string) => Promise<void>;
  /** The message that says what happened: «Filter gespeichert». */
  notice: (text: string | RegExp) => Promise<void>;
  /** Opens mail, contacts or settings by its address, in the usual window. */
  open: (task: 'mail' | 'addressbook' | 'settings') => Promise<void>;
  /** The same in a window of the size of a phone. */
  openOnPhone: (task: 'mail' | 'addressbook' | 'settings') => Promise<void>;
  /** Opens the settings and an entry of them: `Filter`. */
  openSettings: (entry: string) => Promise<void>;
  /** A folder or an address book, by its name. */
  folder: (name: string) => Locator;
  /** Opens a folder or an address book. */
  openFolder: (name: string) => Promise<void>;
  /** A line of the list in the middle: a message, contact, filter or folder, by a part of its text. */
  line: (text: string) => Locator;
  /** Opens a message of the folder that is open, by a part of its subject. */
  openMessage: (subject: string) => Promise<void>;
  /** A button of the bars at the top, by its name. */
  toolbar: (name: string) => Locator;
  /** A visible button or link outside of the content, by its name. */
  button: (name: string) => Locator;
  /** A visible button or link of the content, by its name. */
  contentButton: (name: string) => Locator;
  /** A field of a form outside of the content, by its label. */
  field: (label: string) => Locator;
  /** A field of the content, by its label. */
  contentField: (label: string) => Locator;
  /** Makes the content as narrow as a picture may be, as readers do by pulling its border. It lasts until `open`. */
  narrow: (width?: number) => Promise<void>;
  /** The same in a window of this height, with no field in use. */
  fit: (height: number) => Promise<void>;
  /** Takes the focus away, which colours the border of a field. */
  leaveField: () => Promise<void>;
  settle: () => Promise<void>;
}

/** The parts of the webmail in addresses, and how the menu calls them. */
const tasks = {mail: 'E-Mail', settings: 'Einstellungen', addressbook: 'Kontakte'} as const;

/** The version that Roundcube has among its settings: 10605 is 1.6.5. */
const versionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const {rcversion} = (globalThis as unknown as {rcmail: {env: {rcversion: number}}}).rcmail.env;
    return [10_000, 100, 1].map((part) => Math.floor(rcversion / part) % 100).join('.');
  });

function createWebmail(page: Page): Roundcube {
  const content = page.frameLocator('#layout-content iframe');
  const done = () => settle(page);
  const named = (root: Page | FrameLocator, name: string) =>
    root
      .getByRole('button', {name, exact: true})
      .or(root.getByRole('link', {name, exact: true}))
      .or(root.locator('a, button').filter({hasText: exactly(name)}))
      .filter({visible: true})
      .first();
  const labelled = (root: Page | FrameLocator, label: string) =>
    root
      .locator('tr, .form-group')
      .filter({has: page.locator('label', {hasText: exactly(label)})})
      .locator('input, textarea, select')
      .filter({visible: true})
      .first();
  const openIn = async (size: typeof windowSize, task: keyof typeof tasks) => {
    await page.setViewportSize(size);
    if (isInStep()) {
      if (!page.url().includes(`_task=${task}`)) {
        await webmail.menu.getByText(tasks[task]).first().click();
      }
    } else {
      await page.goto(`/?_task=${task}${task === 'mail' ? '&_mbox=INBOX' : ''}`);
    }
    await page.locator('#layout').waitFor();
    await done();
  };
  const webmail: Roundcube = {
    page,
    content,
    menu: page.locator('#layout-menu'),
    folders: page.locator('#layout-sidebar'),
    pane: page.locator('#layout-content'),
    plus: page.locator('#compose_to a[data-popup=headers-menu]'),
    folderMenu: page.locator('#layout-sidebar .header a.sidebar-menu'),
    dialogue: page.locator('.ui-dialog').last(),
    popup: page.locator('.popover').filter({visible: true}).last(),
    choose: async (name) => {
      const entry = page.locator('.popover').getByText(name, {exact: true}).filter({visible: true});
      await entry.hover();
      // Roundcube calls «Auswahl» disabled although it can be clicked.
      await entry.click({force: true});
      await done();
    },
    settle: done,
    notice: (text) => expect(page.locator('#messagestack')).toContainText(text),
    open: (task) => openIn(windowSize, task),
    openOnPhone: (task) => unwatched(() => openIn(phoneWindow, task)),
    openSettings: async (entry) => {
      await webmail.open('settings');
      await webmail.folders.locator('li').getByText(entry, {exact: true}).click();
      await done();
    },
    folder: (name) =>
      webmail.folders
        .locator('li')
        .filter({has: page.locator('> a', {hasText: name})})
        .locator('> a')
        .first(),
    openFolder: async (name) => {
      // Roundcube ignores clicks while it loads.
      await done();
      await webmail.folder(name).click();
      await done();
    },
    line: (text) => page.locator('#layout-list').locator('tr, li').filter({hasText: text}).first(),
    openMessage: async (subject) => {
      await done();
      await webmail.line(subject).click();
      await content.locator('#messagebody, .message-htmlpart').first().waitFor();
      await done();
    },
    toolbar: (name) =>
      page
        .locator('.toolbar a')
        .filter({hasText: exactly(name), visible: true})
        .first(),
    button: (name) => named(page, name),
    contentButton: (name) => named(content, name),
    field: (label) => labelled(page, label),
    contentField: (label) => labelled(content, label),
    narrow: async (width = narrowPane) => {
      await pullBorder(webmail.pane, {flex: `0 0 ${width}px`, minWidth: '0', width: `${width}px`});
      await done();
    },
    fit: async (height) => {
      await page.setViewportSize({...windowSize, height});
      await webmail.narrow();
      await webmail.leaveField();
    },
    leaveField: async () => {
      for (const frame of page.frames()) {
        await frame.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      }
      await done();
    },
  };
  return webmail;
}

/** Ends the session, as a browser does that forgets its cookies. Shows the log-in page. */
export async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/');
  await page.locator('#rcmloginuser').waitFor();
  await settle(page);
}

/** Logs in from the log-in page. */
export async function logIn(page: Page, user: string, password: string): Promise<void> {
  await page.locator('#rcmloginuser').fill(user);
  await page.locator('#rcmloginpwd').fill(password);
  await page.locator('#rcmloginsubmit').click();
  await page.locator('#taskmenu').waitFor();
  await settle(page);
}

/** Does something in the private mailbox, in a browser of its own. */
export async function inPrivateMailbox(
  {page}: Roundcube,
  password: string,
  perform: (webmail: Roundcube) => Promise<unknown>,
): Promise<void> {
  const baseURL = new URL(page.url()).origin;
  const context = await page
    .context()
    .browser()!
    .newContext({baseURL, locale: 'de-CH', viewport: windowSize});
  try {
    const other = await context.newPage();
    const account = {
      product: 'Roundcube',
      url: baseURL,
      user: privateUser!,
      variables: {url: 'ROUNDCUBE_URL', account: 'ROUNDCUBE_PRIVATE_USER'},
    };
    await signIn(other, account, async () => {
      await logOut(other);
      await logIn(other, account.user, password);
    });
    await perform(createWebmail(other));
  } finally {
    await context.close();
  }
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Another sender of the account, as the list «Von» names it. */
  from?: string;
}

/** Writes a message and sends it. */
export async function send({page, button}: Roundcube, letter: Letter): Promise<void> {
  const {to, subject, text, from} = letter;
  const query = new URLSearchParams({_to: to, _subject: subject, _body: text});
  await page.goto(`/?_task=mail&_action=compose&${query}`);
  if (from) {
    await page.locator('#_from').selectOption(from);
  }
  await button('Senden').click();
  // Roundcube goes back to the list by itself.
  await page.waitForURL((url) => !url.search.includes('compose'));
}

/** Waits for a message in the folder that is open. */
export async function expectMessage({line, button}: Roundcube, subject: string): Promise<void> {
  await expect(async () => {
    await button('Aktualisieren').click();
    await expect(line(subject)).toBeVisible({timeout: 2000});
  }).toPass({timeout: 30_000});
}

/** Logs in to a mailbox. Its interface must be German (Switzerland), as Swiss browsers get it. */
export async function openRoundcube(
  page: Page,
  {url, user, password}: Access,
): Promise<Opened<{roundcube: Roundcube}>> {
  await page.goto(url);
  await logIn(page, user, password);
  return {version: await versionOf(page), kinds, roundcube: createWebmail(page)};
}
