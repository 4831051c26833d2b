import type {Page} from '@playwright/test';

/** The parts that this process has seen: elements by their names and classes. */
const seen = new Set<string>();

/** Whether the page consists of anything that no page before has shown. */
export async function showsNewParts(page: Page): Promise<boolean> {
  const parts = await page.evaluate(() => [
    ...new Set(
      [...document.body.querySelectorAll('*')].map(({localName, classList, role}) =>
        [localName, role, ...classList].join(' '),
      ),
    ),
  ]);
  const unseen = parts.filter((part) => !seen.has(part));
  unseen.forEach((part) => seen.add(part));
  return unseen.length > 0;
}
