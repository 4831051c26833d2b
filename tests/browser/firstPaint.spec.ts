import type {Page} from '@playwright/test';
import {pageKindList, pageKinds} from '../../scripts/bench/site/pageKinds';
import {bundledStyles} from '../../src/delivery/inlineStyles';
import {setConnection} from './lib/connection';
import {labelOf} from './lib/manuals';
import {desktop, expect, open, phone, test} from './lib/test';

test.use({prefetch: true});

/** The bundler's style sheets that the page asks for from now on. */
function askedSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(bundledStyles)) {
      asked.push(request.url());
    }
  });
  return asked;
}

test.describe('style sheets', () => {
  test('come with a page that is opened from another one, once', async ({page}) => {
    const asked = askedSheets(page);
    const course = page.locator('footer').getByRole('link', {name: labelOf('schnupperlehre')});
    await open(page, pageKinds.manual);
    await course.click();
    await expect(page.locator('h1')).toHaveText('Schnupperlehre');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/course-styles.'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('/styles.'))).toEqual([]);

    asked.length = 0;
    await open(page, pageKinds.lesson);
    await course.click();
    await expect(page.locator('h1')).toHaveText('Schnupperlehre');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});

/** What makes the browser load the data of a language: 10 to 30 ms at full speed, in every page anew. */
function noteIntl(): void {
  const used: string[] = [];
  Object.assign(window, {used});
  const noting = <T extends (...args: never[]) => unknown>(name: string, original: T): T =>
    new Proxy(original, {
      apply: (target, self, args) => (used.push(name), Reflect.apply(target, self, args)),
      construct: (target, args) => (used.push(name), Reflect.construct(target, args)),
    });
  for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'Segmenter'] as const) {
    Object.assign(Intl, {[name]: noting(name, Intl[name] as never)});
  }
  const methods = [
    [String, ['localeCompare']],
    [Number, ['toLocaleString']],
    [Date, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  ] as const;
  for (const [{prototype}, names] of methods) {
    for (const name of names) {
      Object.assign(prototype, {[name]: noting(name, prototype[name as never])});
    }
  }
}

for (const [kind, address] of pageKindList) {
  for (const [name, viewport] of Object.entries({phone, desktop})) {
    test(`${kind} (${address}) starts without Intl and with the style sheets of its HTML: ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(noteIntl);
      const asked = askedSheets(page);
      await open(page, address);
      const used = () => page.evaluate(() => (window as unknown as {used: string[]}).used);
      expect(await used()).toEqual([]);
      await page.evaluate(() => 'a'.localeCompare('b'));
      expect(await used()).toEqual(['localeCompare']);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(family).toContain('system-ui');
    });
  }
}

test.describe('scripts', () => {
  /** Opens a page; gives when it was painted first, when its main script was started, and how it was fetched. */
  async function openNoting(page: Page) {
    await page.addInitScript(() => {
      // On a slow machine the paint may come after the second that the scripts wait for it at most.
      const {setTimeout} = window;
      window.setTimeout = Object.assign(
        (...[handler, delay, ...values]: Parameters<typeof setTimeout>) =>
          delay === 1000 ? 0 : setTimeout(handler, delay, ...values),
        setTimeout,
      );
      new MutationObserver((_, observer) => {
        if (document.querySelector('script[src*="/assets/js/main."]')) {
          performance.mark('main starts');
          observer.disconnect();
        }
      }).observe(document, {childList: true, subtree: true});
    });
    await open(page, pageKinds.manual);
    return page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      start: performance.getEntriesByName('main starts')[0]?.startTime ?? -1,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/assets/js/main.'))
        .map((entry) => entry.toJSON()),
    }));
  }

  test('are fetched at once on a slow connection, and run after the first paint', async ({
    page,
  }) => {
    await setConnection(page, {saveData: false, effectiveType: '4g', rtt: 150});
    const {paint, start, fetched} = await openNoting(page);
    expect(start).toBeGreaterThan(paint);
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toMatchObject({initiatorType: 'link'});
  });

  test('are fetched after the first paint on a quick one', async ({page}) => {
    await setConnection(page, {saveData: false, effectiveType: '4g', rtt: 50});
    const {paint, start, fetched} = await openNoting(page);
    expect(start).toBeGreaterThan(paint);
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toMatchObject({initiatorType: 'script'});
    expect(fetched[0].startTime).toBeGreaterThan(paint);
  });

  test('run where the browser tells of no paint', async ({page}) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await open(page, pageKinds.manual);
  });
});
