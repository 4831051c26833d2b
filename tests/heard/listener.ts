import {setTimeout} from 'node:timers/promises';
import type {Portal} from '../readers/lib/server';
import type {ScreenReader} from './screenReader';

/** How long a listener waits for a text, in milliseconds: much longer than it takes on a slow machine. */
const patience = 45_000;
/** How long it may take until the name of an element is said, before the way to it is gone once more. */
const attention = 5_000;

/** A text, or what it looks like. A plain text stands for its beginning. */
type Expected = string | RegExp;

/** Somebody who uses the portal with a screen reader. */
export interface Listener {
  /** Opens a page and goes to an element by keyboard, until its name is said. */
  starts(address: string, css: string, name: Expected): Promise<void>;
  /** Goes to an element of the page by keyboard, until its name is said. */
  goesTo(css: string, name: Expected): Promise<void>;
  /** Waits until an element is there, of which nothing is said. */
  waitsFor(css: string): Promise<void>;
  /** Presses a key and waits until each of these texts is said. Returns all that was said. */
  presses(key: string, ...expected: Expected[]): Promise<string[]>;
  /** The same for anything else that is done. */
  hears(act: () => unknown, ...expected: Expected[]): Promise<string[]>;
  /** Presses a key until a text is said. */
  pressesUntil(key: string, expected: Expected): Promise<string[]>;
}

const matches = (text: string, expected: Expected) =>
  typeof expected === 'string' ? text.startsWith(expected) : expected.test(text);

/** Returns whether each of the texts is among what was said. */
const hasAll = (said: readonly string[], expected: readonly Expected[]): boolean =>
  expected.every((text) => said.some((one) => matches(one, text)));

/** Returns a listener to a screen reader in the portal. */
export function createListener(reader: ScreenReader, {origin}: Portal): Listener {
  const {page} = reader;

  /** Returns whether something becomes true within some milliseconds. */
  async function isTrueWithin(time: number, look: () => Promise<boolean> | boolean) {
    const deadline = Date.now() + time;
    while (!(await look())) {
      if (Date.now() > deadline) return false;
      await setTimeout(50);
    }
    return true;
  }

  async function until(what: string, look: () => Promise<boolean> | boolean) {
    if (!(await isTrueWithin(patience, look))) {
      throw new Error(`Waited in vain: ${what}`);
    }
  }

  /** Does something and waits until each of these texts is said. */
  async function hears(act: () => unknown, ...expected: Expected[]) {
    const before = reader.spoken().length;
    await act();
    const said = () => reader.spoken().slice(before);
    try {
      await until('', () => hasAll(said(), expected));
    } catch {
      throw new Error(`Not heard: ${expected.join(' … ')}\nbut: ${said().join(' | ')}`);
    }
    return said();
  }

  /** Waits until the focus has left an element. */
  const leaves = (css: string) =>
    until(`${css} has lost the focus`, () =>
      page.evaluate((target) => document.activeElement?.matches(target) === false, css),
    );

  const listener: Listener = {
    async starts(address, css, name) {
      await page.goto(origin + address);
      await until('the page is ready', () =>
        page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true'),
      );
      reader.enterPage();
      await listener.goesTo(css, name);
    },
    async goesTo(css, name) {
      const before = reader.spoken().length;
      const said = () => reader.spoken().slice(before);
      await until(`${name} is said at ${css}`, async () => {
        const isThere = await page.evaluate((target) => {
          const element = document.querySelector<HTMLElement>(target);
          element?.focus();
          return element !== null && document.activeElement === element;
        }, css);
        if (!isThere) return false;
        // A focus that a script has moved is not said, so the keyboard leaves the element and comes back. While the
        // screen reader takes in a new page it says nothing at all; then the way is gone once more.
        reader.press('shift+Tab');
        await leaves(css);
        reader.press('Tab');
        return isTrueWithin(attention, () => hasAll(said(), [name]));
      });
    },
    async waitsFor(css) {
      await until(`${css} is there`, () =>
        page.evaluate((target) => document.querySelector(target) !== null, css),
      );
    },
    hears,
    presses: (key, ...expected) => hears(() => reader.press(key), ...expected),
    async pressesUntil(key, expected) {
      const before = reader.spoken().length;
      const said = () => reader.spoken().slice(before);
      for (let presses = 0; presses < 25 && !hasAll(said(), [expected]); presses++) {
        const count = said().length;
        reader.press(key);
        await until(`something is said after ${said().join(' | ')}`, () => said().length > count);
      }
      await until(`${expected} after ${said().join(' | ')}`, () => hasAll(said(), [expected]));
      return said();
    },
  };
  return listener;
}

/** Returns what says that the place is lost: the screen reader has left the content or reads from the top. */
export const losses = (said: readonly string[]): string[] =>
  said.filter((text) =>
    /^leaving (?:main content|region)|^Zum Hauptinhalt|Hauptnavigation/i.test(text),
  );
