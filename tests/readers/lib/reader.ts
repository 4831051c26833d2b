import {setTimeout} from 'node:timers/promises';
import type {Page} from '../browsers/types';
import {findVisible} from './inPage';
import type {Portal} from './server';

/** How long a reader waits for something, in milliseconds: much longer than it takes on a slow machine. */
const patience = 60_000;

/** What readers do and see in the portal, in any browser. */
export interface Reader {
  page: Page;
  portal: Portal;
  /** Folder for files that the browser is given. */
  folder: string;
  /** Opens a page of the portal and waits until React has taken over. */
  open(address: string): Promise<void>;
  /** Waits until a function in the page returns something true, and returns it. */
  until<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<R>;
  /** Waits until an element is visible, with this name if one is given. */
  sees(css: string, name?: string): Promise<void>;
  /** Waits until no such element is visible. */
  misses(css: string, name?: string): Promise<void>;
  /** Waits until an element can be seen, then clicks it. */
  clicks(css: string, name?: string): Promise<void>;
  /** Scrolls to an element. */
  scrollsTo(css: string): Promise<void>;
  /** Waits until an element has the focus. */
  focuses(css: string): Promise<void>;
  /** Presses Tab until an element has the focus. */
  tabsTo(css: string): Promise<void>;
  /** Waits until the address, without its origin, is this one. */
  arrives(address: string): Promise<void>;
}

/** Most presses of Tab on the way to an element. */
const mostTabs = 60;

const hasFocus = (css: string) => document.activeElement?.matches(css) ?? false;

/** Returns a reader who uses a page of the portal. */
export function createReader(page: Page, portal: Portal, folder: string): Reader {
  async function poll<R>(what: string, look: () => Promise<R>): Promise<R> {
    const deadline = Date.now() + patience;
    let last: unknown;
    while (Date.now() < deadline) {
      try {
        last = await look();
        if (last) {
          return last as R;
        }
      } catch (error) {
        // A document that is being replaced answers nothing.
        last = error;
      }
      await setTimeout(30);
    }
    throw new Error(`Waited in vain: ${what} (last answer: ${String(last)})`);
  }
  const until: Reader['until'] = (fn, ...args) =>
    poll(`${fn} with ${JSON.stringify(args)}`, () => page.evaluate(fn, ...args));
  const isVisible = async (css: string, name?: string) =>
    (await page.evaluate(findVisible, css, name)) !== null;
  const describe = (css: string, name?: string) => (name ? `${css} «${name}»` : css);

  const reader: Reader = {
    page,
    portal,
    folder,
    until,
    async open(address) {
      await page.goto(portal.origin + address);
      await until(() => document.documentElement.dataset.hasHydrated === 'true');
    },
    async sees(css, name) {
      await poll(`${describe(css, name)} is visible`, () => isVisible(css, name));
    },
    async misses(css, name) {
      const isGone = async () => !(await isVisible(css, name));
      await poll(`${describe(css, name)} is gone`, isGone);
    },
    async clicks(css, name) {
      await reader.sees(css, name);
      await page.click(css, name);
    },
    async scrollsTo(css) {
      await page.evaluate((target) => document.querySelector(target)?.scrollIntoView(), css);
    },
    async focuses(css) {
      await until(hasFocus, css);
    },
    async tabsTo(css) {
      for (let presses = 0; presses < mostTabs; presses++) {
        await page.press('Tab');
        if (await page.evaluate(hasFocus, css)) {
          return;
        }
      }
      throw new Error(`Tab does not reach ${css} in ${mostTabs} presses.`);
    },
    async arrives(address) {
      await poll(`the address is ${address}`, () =>
        page.evaluate(
          (wanted) => location.pathname + location.search + location.hash === wanted,
          address,
        ),
      );
    },
  };
  return reader;
}
