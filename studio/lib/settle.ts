import type {Page} from '@playwright/test';

/** How long no request may be under way, and how long to wait for that at most, in milliseconds. */
const quiet = 400;
const patience = 20_000;

const requests = new WeakMap<Page, {open: Set<unknown>; last: number; hasSaved: boolean}>();

/** Counts the requests of a page from now on, for {@link settle}. */
export function watchRequests(page: Page): void {
  const state = {open: new Set<unknown>(), last: Date.now(), hasSaved: false};
  requests.set(page, state);
  const touch = () => (state.last = Date.now());
  page.on('request', (request) => {
    state.open.add(request);
    state.hasSaved ||= request.method() === 'POST' && saving.test(request.url());
    touch();
  });
  const done = (request: unknown) => {
    state.open.delete(request);
    touch();
  };
  page.on('requestfinished', done);
  // A script that reads only the head of an answer leaves its request open.
  page.on('response', (response) => {
    const request = response.request();
    if (['fetch', 'xhr'].includes(request.resourceType())) {
      done(request);
    }
  });
  page.on('requestfailed', done);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) {
      state.open.clear();
    }
  });
}

/** Runs in a frame: whether its document is still loading or a spinner turns. */
function isBusy(): boolean {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const spinners =
    '.icon-spin, typo3-backend-spinner, .spinner.is-active, .blockOverlay, .woocommerce-table__table.is-loading, .woocommerce-chart .is-placeholder, .woocommerce-summary .is-placeholder, .woocommerce-table .is-placeholder';
  return (
    document.readyState !== 'complete' ||
    all(document).some(
      (element) =>
        element.matches(spinners) &&
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
    )
  );
}

/** The address to which TYPO3 sends what changes pages. */
const saving = /record\/process/;

/** How long a screen may take to change by itself after a step that saved something, in milliseconds. */
const afterthought = 4000;

/** Waits until the screen is at rest after a step. TYPO3 closes its tree up to four seconds after a new page. */
export async function rest(page: Page): Promise<void> {
  const state = requests.get(page);
  if (state?.hasSaved) {
    state.hasSaved = false;
    await page.waitForTimeout(afterthought);
  }
  await settle(page);
}

/** Waits until the product has finished: no request for a while, no spinner. Goes on after 20 seconds. */
export async function settle(page: Page): Promise<void> {
  const end = Date.now() + patience;
  const state = requests.get(page);
  const isQuiet = () => !state || (state.open.size === 0 && Date.now() - state.last > quiet);
  const spins = async () =>
    (
      await Promise.all(page.frames().map((frame) => frame.evaluate(isBusy).catch(() => false)))
    ).some(Boolean);
  while (Date.now() < end && (!isQuiet() || (await spins()))) {
    await page.waitForTimeout(50);
  }
}
