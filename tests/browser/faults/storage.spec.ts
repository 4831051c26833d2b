/**
 * @import * as analyticsConsent from '../../../src/analytics/AnalyticsConsent'
 * @import * as mendTheme from '../../../src/clientModules/mendTheme'
 */
import {shown} from '../../lib/messages';
import type {Page} from '@playwright/test';
import {fixture, silenceServices} from '../lib/fixture';
import {colorToggle} from '../lib/navbar';
import {expect, forgive, open, test} from '../lib/test';

test.use({fresh: true});

/** Pages that between them read every key which the portal stores. */
const places: {address: string; works: (page: Page) => Promise<void>}[] = [
  {
    // Theme, preferred version; in the panel recent and favourite searches.
    address: '/typo3/grundlagen/login',
    works: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await colorToggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('passwort');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    },
  },
  {
    address: '/search?q=passwort',
    works: (page) => expect(page.locator('main h2 a').first()).toBeVisible({timeout: 15_000}),
  },
  {
    // The course: progress, the trainee's page, its beginnings.
    address: '/schnupperlehre/css-layout',
    works: async (page) => {
      await page.locator('[data-exercise]').first().scrollIntoViewIfNeeded();
      await expect(page.locator('[data-exercise] .cm-content').first()).toBeVisible();
    },
  },
  {
    address: '/dev/Marker-Creator',
    works: (page) => expect(page.locator('main input[type=file]').first()).toBeAttached(),
  },
  {
    // Announcement and choice about analytics.
    address: fixture(''),
    works: async (page) => {
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      await expect(page.getByRole('button', {name: shown('portal.consent.refuse')})).toBeVisible();
    },
  },
];

async function everythingWorks(page: Page): Promise<void> {
  test.slow();
  await silenceServices(page);
  for (const {address, works} of places) {
    await test.step(address, async () => {
      await open(page, address);
      await works(page);
    });
  }
}

// What is no JSON, and JSON of another shape; other shapes are met by the unit tests of what reads them.
for (const garbage of ['\u0000{"[not json', '[null,42]']) {
  test(`garbage under every key: ${JSON.stringify(garbage)}`, async ({page}) => {
    const keys = new Set<string>();
    await page.exposeFunction('noteKey', (key: string) => keys.add(key));
    // Whatever key is asked for, even one that comes later: garbage was stored there.
    await page.addInitScript((value) => {
      const read = Storage.prototype.getItem;
      const asked = new Set<string>();
      Storage.prototype.getItem = function getItem(key) {
        if (!asked.has(key) && read.call(this, key) === null) {
          this.setItem(key, value);
        }
        asked.add(key);
        (window as unknown as {noteKey: (key: string) => void}).noteKey(key);
        return read.call(this, key);
      };
    }, garbage);
    await everythingWorks(page);
    for (const known of [
      'theme',
      'docs-preferred-version-typo3',
      'docusaurus.announcement.id',
      'portal-analytics-consent',
      'schnupperlehre-fortschritt',
      'schnupperlehre-seite',
    ]) {
      expect([...keys]).toContain(known);
    }
    expect([...keys].filter((key) => key.startsWith('__DOCSEARCH_')).length).toBe(2);
  });
}

test('blocked storage', async ({page, problems}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('storage is blocked', 'SecurityError');
        },
      });
    }
  });
  await everythingWorks(page);
  // The framework says in the console that it cannot store; readers see nothing of it.
  forgive(problems, /storage/i);
});

test('full storage', async ({page, problems}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('storage is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('storage is full', 'QuotaExceededError');
    };
  });
  await everythingWorks(page);
  // The framework says in the console that it cannot store; readers see nothing of it.
  forgive(problems, /storage/i);
});
