import type {Browser, Page} from '@playwright/test';
import {openPage} from '../lib/builtSite';
import {throttle} from '../lib/throttling';
import {spread} from '../lib/stats';

/** Queries that are typed letter by letter, as readers do. Each letter is one measurement. */
const queries = [
  'passwort vergessen',
  'bild ersetzen',
  'Bildergallerie',
  'kontaktformular',
  'neue seite anlegen',
  'slideshow',
];

/** Milliseconds between two letters: a quick typist. */
const pace = 150;

interface Times {
  /** Milliseconds from the key to the frame that shows the answer. */
  rendered: number[];
  /** Longest task of the main thread. */
  longestTask: number;
}

/**
 * Runs in the search's worker, which Chromium does not throttle. Makes each answer take `factor` times as long, on a
 * busy processor, and records the durations in `answered`.
 */
function slowDown(factor: number): void {
  const scope = self as unknown as {
    onmessage: (event: MessageEvent) => unknown;
    postMessage: (message: {kind: string}) => void;
  };
  const {onmessage, postMessage} = scope;
  const answered: number[] = [];
  let start = 0;
  scope.onmessage = (event) => {
    start = performance.now();
    return onmessage.call(scope, event);
  };
  scope.postMessage = (message) => {
    if (message.kind === 'answer') {
      const end = start + factor * (performance.now() - start);
      while (performance.now() < end);
      answered.push(end - start);
    }
    postMessage.call(scope, message);
  };
  Object.assign(scope, {answered});
}

/** Records in the page when letters are typed and when their results are shown. */
function instrument(): void {
  const times: Times = {rendered: [], longestTask: 0};
  Object.assign(window, {times});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      times.longestTask = Math.max(times.longestTask, duration);
    }
  }).observe({type: 'longtask', buffered: true});
  const shownQuery = () => {
    const footer = document.querySelector<HTMLAnchorElement>('.DocSearch-HitsFooter a');
    const none = document.querySelector('.DocSearch-NoResults strong');
    return footer ? new URL(footer.href).searchParams.get('q') : (none?.textContent ?? null);
  };
  addEventListener(
    'input',
    ({target}) => {
      const start = performance.now();
      const {value} = target as HTMLInputElement;
      // This does not check every frame, because requesting unneeded frames would slow down what is measured.
      const observer = new MutationObserver(() => {
        if ((target as HTMLInputElement).value !== value) {
          observer.disconnect();
        } else if (shownQuery() === value) {
          observer.disconnect();
          requestAnimationFrame(() => times.rendered.push(performance.now() - start));
        }
      });
      observer.observe(document.body, {subtree: true, childList: true, attributeFilter: ['href']});
    },
    {capture: true},
  );
}

async function typeQueries(page: Page): Promise<void> {
  const input = page.locator('.DocSearch-Input');
  for (const query of queries) {
    await input.fill('');
    await page.locator('.DocSearch-Hit').first().waitFor({state: 'detached'});
    await input.pressSequentially(query, {delay: pace});
    await page.locator('.DocSearch-HitsFooter').waitFor();
  }
}

/**
 * Measures the time from a keystroke to its rendered results on a slow phone, when the index is loaded. Chromium
 * throttles the page; the worker takes `workerFactor` times as long.
 */
export async function measureLatency(browser: Browser, origin: string, workerFactor: number) {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  await page.addInitScript(instrument);
  await openPage(page, `${origin}/typo3/grundlagen/login`);
  await throttle(page, {network: false});
  const started = page.waitForEvent('worker');
  await page.keyboard.press('Control+K');
  const worker = await started;
  await page.locator('.DocSearch-Input').fill('seite');
  // The count is announced when the indexes of all manuals have come.
  const status = page.locator('.DocSearch-Head [role=status]');
  await status.filter({hasText: /\d/}).waitFor({state: 'attached'});
  const loadingTask = await page.evaluate(() => {
    const {times} = window as unknown as {times: Times};
    const {longestTask} = times;
    Object.assign(times, {rendered: [], longestTask: 0});
    return longestTask;
  });
  await worker.evaluate(slowDown, workerFactor);
  await typeQueries(page);
  const times = await page.evaluate(() => (window as unknown as {times: Times}).times);
  const answered = await worker.evaluate(() => (self as unknown as {answered: number[]}).answered);
  await page.close();
  return {
    keystrokes: times.rendered.length,
    rendered: spread(times.rendered),
    answered: spread(answered),
    longestTask: Math.round(times.longestTask),
    longestTaskWhileLoading: Math.round(loadingTask),
  };
}
