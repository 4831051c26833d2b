/**
 * @import * as analytics from '../../src/analytics/plugin'
 * @import * as feedbackWidget from '../../src/plugins/feedbackWidget'
 * @import * as analyticsConsent from '../../src/analytics/AnalyticsConsent'
 */
import {shown} from '../lib/messages';
import type {Page} from '@playwright/test';
import {services} from '../fixtures/fixture';
import {choiceKey} from '../../src/analytics/permission';
import {at, fixtureOrigin} from './lib/fixture';
import {expect, open, test, whenIdle} from './lib/test';

test.use({baseURL: fixtureOrigin, prefetch: true});

/** Stands in for Google's script: turns the queue into hits as the real one does, and keeps them. */
const standIn = `(() => {
window.hits = [];
let path = null;
const handle = ([command, name, value]) => {
  if (command === 'set' && name === 'page_path') path = value;
  if (command === 'config') window.hits.push({event: 'page_view', page_path: location.pathname, config: value});
  if (command === 'event') window.hits.push({event: name, page_path: path});
};
window.dataLayer.forEach(handle);
window.dataLayer.push = (entry) => handle(entry);
})();`;

interface Hit {
  event: string;
  page_path: string;
  config?: {anonymize_ip?: boolean};
}

/** Answers for the services of others and counts what is asked of them. */
async function answerForServices(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      const google = asked.at(-1)?.includes('google');
      return route.fulfill({contentType: 'text/javascript', body: google ? standIn : ''});
    },
  );
  return asked;
}

const hits = (page: Page) => page.evaluate(() => (window as unknown as {hits: Hit[]}).hits);
const ask = shown('portal.consent.question');

test.describe('analytics (7)', () => {
  test('nothing is loaded or stored before consent, and nothing after a refusal', async ({
    page,
  }) => {
    const asked = await answerForServices(page);
    await open(page, at(''));
    await expect(page.getByText(ask)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), choiceKey)).toBeNull();
    await page.getByRole('button', {name: shown('portal.consent.refuse')}).click();
    await expect(page.getByText(ask)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', {name: shown('portal.consent.settings')})).toBeVisible();
    await expect(page.getByText(ask)).toHaveCount(0);
    // The widget comes after everything else, here for the second time.
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.filter((host) => host.includes('google'))).toEqual([]);
  });

  test('after consent each route change sends one page_view with its path', async ({page}) => {
    await answerForServices(page);
    await open(page, at('typo3/grundlagen/login'));
    await page.getByRole('button', {name: shown('portal.consent.accept')}).click();
    const expected = [at('typo3/grundlagen/login')];
    await expect
      .poll(async () => (await hits(page))?.map((hit) => hit.page_path))
      .toEqual(expected);
    expect((await hits(page))[0]?.config?.anonymize_ip).toBe(true);

    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/login/);
    expected.push(new URL(page.url()).pathname);
    await expect.poll(async () => (await hits(page)).map((hit) => hit.page_path)).toEqual(expected);

    await page.goBack();
    expected.push(at('typo3/grundlagen/login'));
    await expect.poll(async () => (await hits(page)).map((hit) => hit.page_path)).toEqual(expected);

    const entry = page.locator('.table-of-contents a').first();
    await entry.click();
    expected.push(at('typo3/grundlagen/login') + decodeURI(new URL(page.url()).hash));
    await expect
      .poll(async () => (await hits(page)).map((hit) => decodeURI(hit.page_path)))
      .toEqual(expected);
    expect((await hits(page)).every((hit) => hit.event === 'page_view')).toBe(true);
  });

  test('refusing is as easy as accepting', async ({page}) => {
    await answerForServices(page);
    await open(page, at(''));
    const buttons = page.getByRole('region').filter({hasText: ask}).getByRole('button');
    await expect(buttons).toHaveText([
      shown('portal.consent.refuse'),
      shown('portal.consent.accept'),
    ]);
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const {width, height} = button.getBoundingClientRect();
        const {color, backgroundColor, borderColor, font} = getComputedStyle(button);
        return {width, height, color, backgroundColor, borderColor, font};
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
  });

  test('the choice can be changed from the footer, and changed back', async ({page}) => {
    const asked = await answerForServices(page);
    await page.addInitScript((key) => localStorage.setItem(key, 'denied'), choiceKey);
    await open(page, at('typo3/grundlagen/login'));
    const settings = page.getByRole('button', {name: shown('portal.consent.settings')});
    await settings.click();
    await page.getByRole('button', {name: shown('portal.consent.accept')}).click();
    // The script waits for the browser to be idle, which a slow machine is late.
    await whenIdle(page);
    await expect.poll(() => asked.some((host) => host.includes('google'))).toBe(true);
    await expect.poll(async () => (await hits(page))?.length).toBe(1);

    // Google's script is loaded and has stored its cookie.
    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_OTHERNAME1']) document.cookie = `${name}=1; path=/`;
    });
    await settings.click();
    await page.getByRole('button', {name: shown('portal.consent.refuse')}).click();
    await expect(settings).toBeFocused();
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    expect(
      await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), services.GTAG_ID),
    ).toBe(true);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/login/);
    expect(await hits(page)).toHaveLength(1);
  });

  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    test(`${signal} of the browser wins over a stored consent`, async ({page}) => {
      const asked = await answerForServices(page);
      await page.addInitScript(
        ([key, name, given]) => {
          localStorage.setItem(key, 'granted');
          Object.defineProperty(navigator, name, {value: given});
        },
        [choiceKey, signal, value] as const,
      );
      await open(page, at(''));
      // The widget comes after everything else.
      await expect.poll(() => asked.length).toBe(1);
      expect(asked.filter((host) => host.includes('google'))).toEqual([]);
    });
  }
});

test.describe('feedback widget (7)', () => {
  const host = new URL(services.FEEDBACK_WIDGET_URL).hostname;

  test('loads once, after the page', async ({page}) => {
    const asked = await answerForServices(page);
    await open(page, at(''));
    await expect.poll(() => asked.filter((name) => name === host).length).toBe(1);
    await page.getByRole('link', {name: 'Seite mit Stichwort'}).first().click();
    await expect(page).toHaveURL(at('schlagwort'));
    expect(asked.filter((name) => name === host).length).toBe(1);
  });

  test('may open a panel of its own host', async ({page}) => {
    const script = `const panel = document.createElement('iframe');
panel.src = 'https://${host}/panel';
document.body.append(panel);`;
    await page.route(`https://${host}/**`, (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({contentType: 'text/javascript', body: script})
        : route.fulfill({contentType: 'text/html', body: 'Feedback'}),
    );
    await open(page, at(''));
    await expect(page.frameLocator('iframe').getByText('Feedback')).toBeVisible();
  });
});
