import type {Page} from '@playwright/test';
import {draftPlace} from '../../../src/io/draft';
import {labels, markerLabel} from '../../../src/texts';
import {expect, open} from '../../../../../tests/browser/lib/test';
import {pngFile} from '../../../../../tests/browser/lib/pictures';

/** Address of the Marker-Creator. */
export const address = '/dev/Marker-Creator';

/** Chooses a file. */
export async function load(page: Page, file: Awaited<ReturnType<typeof pngFile>>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Opens the Marker-Creator with a picture of 1000 × 500 pixels. */
export async function start(page: Page): Promise<void> {
  await open(page, address);
  await load(page, await pngFile(1000, 500));
  await expect(surface(page)).toBeVisible();
}

/** The picture to click on. */
export const surface = (page: Page) =>
  page.getByRole('button', {name: labels.surface, exact: true});
/** Marker n on the picture. */
export const marker = (page: Page, n: number) =>
  page.getByRole('button', {name: new RegExp(`^${markerLabel(n, 0, 0).split(' 0 ')[0]}`)});
/** Field of the legend for marker n. */
export const entry = (page: Page, n: number) =>
  page.getByLabel(labels.legendEntry(n), {exact: true});
/** The MDX for the page. */
export const snippet = (page: Page) => page.getByLabel(labels.snippet).and(page.locator('pre'));
/** A button by its exact name. */
export const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** Clicks at a fraction of the picture. */
export async function clickAt(page: Page, x: number, y: number): Promise<void> {
  const box = (await surface(page).boundingBox()) ?? {width: 0, height: 0};
  await surface(page).click({position: {x: box.width * x, y: box.height * y}});
}

/** Text of the first marker in the draft that the browser keeps. */
export const keptText = (page: Page): Promise<unknown> =>
  page.evaluate(
    ({database, store, key}) =>
      new Promise((resolve) => {
        const request = indexedDB.open(database, 1);
        request.onsuccess = () => {
          const get = request.result.transaction(store).objectStore(store).get(key);
          get.onsuccess = () => {
            request.result.close();
            resolve(get.result?.project.markers?.[0]?.text);
          };
        };
      }),
    draftPlace,
  );
