import type {Browser, Page} from '@playwright/test';
import {openPage} from '../lib/builtSite';
import {throttle, throttling} from '../lib/throttling';
import {spread} from '../lib/stats';

/** Typed letter by letter, as readers do; each letter is one measurement. */
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
  /** From the key to the frame that shows the answer, on the throttled main thread. */
  rendered: number[];
  /** Of these, what the engine took in its worker; Chromium does not throttle workers. */
  worker: number[];
  /** Longest task of the main thread. */
  longestTask: number;
}

/** A worker's message, as far as the bench reads it. */
interface Answer {
  id: number;
  results?: readonly {processingTimeMS: number}[];
}

/** Notes in the page when letters are typed, when their results are shown, and what the worker took. */
function instrument(): void {
  const times: Times = {rendered: [], worker: [], longestTask: 0};
  Object.assign(window, {times});
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    override postMessage(message: {kind: string; id: number}): void {
      const listen = ({data}: MessageEvent<Answer>) => {
        if (data.id === message.id && message.kind === 'search') {
          times.worker.push(data.results?.[0]?.processingTimeMS ?? 0);
          this.removeEventListener('message', listen);
        }
      };
      this.addEventListener('message', listen);
      super.postMessage(message);
    }
  };
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
      // Not a look in every frame: asking for frames that nothing else needs would slow down what is measured.
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

/** Time from a keystroke to its rendered results on a slow phone, once the index is there. */
export async function measureLatency(browser: Browser, origin: string) {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  // The TypeScript runner names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(instrument);
  await openPage(page, `${origin}/typo3/grundlagen/login`);
  await throttle(page, {network: false});
  await page.keyboard.press('Control+K');
  await page.locator('.DocSearch-Input').fill('seite');
  // The count is announced when the indexes of all manuals have come.
  const status = page.locator('.DocSearch-Head [role=status]');
  await status.filter({hasText: /\d/}).waitFor({state: 'attached'});
  const loadingTask = await page.evaluate(() => {
    const {times} = window as unknown as {times: Times};
    const {longestTask} = times;
    Object.assign(times, {rendered: [], worker: [], longestTask: 0});
    return longestTask;
  });
  await typeQueries(page);
  const times = await page.evaluate(() => (window as unknown as {times: Times}).times);
  await page.close();
  // The worker's time is stretched by hand, as it would be on such a phone.
  const stretched = times.rendered.map(
    (time, i) => time + (throttling.cpuFactor - 1) * (times.worker[i] ?? 0),
  );
  return {
    keystrokes: times.rendered.length,
    rendered: spread(times.rendered),
    worker: spread(times.worker),
    stretched: spread(stretched),
    longestTask: Math.round(times.longestTask),
    longestTaskWhileLoading: Math.round(loadingTask),
  };
}
