import {expect, type Locator, type Page} from '@playwright/test';
import {currentStop} from './focus';

/** Most steps on the way to an element: a long sidebar lies between. */
const limit = 120;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until `target` has the focus; every stop on the way must be seen and have a visible mark. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const faults: string[] = [];
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    expect(stop, `${key} left the page before it reached ${target.toString()}`).not.toBeNull();
    faults.push(...(stop?.faults ?? []).map((fault) => `${stop?.name} is ${fault}`));
    if (await hasFocus(target)) {
      expect(faults).toEqual([]);
      return;
    }
  }
  throw new Error(`${key} does not reach ${target.toString()} in ${limit} steps.`);
}
