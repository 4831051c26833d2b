import {
  launch,
  type ElementHandle,
  type KeyInput,
  type LaunchOptions,
  type Permission,
} from 'puppeteer-core';
import {findVisible} from '../lib/inPage';
import {desktop} from './sizes';
import type {Session} from './types';

/** Starts a browser with Puppeteer, where an origin may do more than by default. */
export async function launchWithPuppeteer(
  options: LaunchOptions,
  granted: Record<string, Permission[]> = {},
): Promise<Session> {
  const browser = await launch({...options, defaultViewport: desktop, timeout: 0});
  for (const [origin, permissions] of Object.entries(granted)) {
    await browser.defaultBrowserContext().overridePermissions(origin, permissions);
  }
  const [tab = await browser.newPage()] = await browser.pages();
  // The test itself says how long something may take.
  tab.setDefaultTimeout(0);
  return {
    close: () => browser.close(),
    page: {
      async goto(address) {
        await tab.goto(address);
      },
      async reload() {
        await tab.reload();
      },
      resize: (size) => tab.setViewport(size),
      evaluate: (fn, ...args) => tab.evaluate(fn as never, ...args) as never,
      async click(css, name) {
        const found = await tab.evaluateHandle(findVisible, css, name);
        await (found as ElementHandle<Element>).click();
      },
      async press(key) {
        const keys = key.split('+') as KeyInput[];
        for (const one of keys) {
          await tab.keyboard.down(one);
        }
        for (const one of keys.reverse()) {
          await tab.keyboard.up(one);
        }
      },
      type: (text) => tab.keyboard.type(text),
      async upload(css, file) {
        const field = (await tab.$(css)) as ElementHandle<HTMLInputElement>;
        await field.uploadFile(file);
      },
    },
  };
}
