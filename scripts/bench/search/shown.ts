import type {Browser, Page} from '@playwright/test';
import {productKey} from '@portal/search/constants';
import type {SearchResult} from '@portal/search/wire/types';
import {openPage} from '../lib/builtSite';
import {percentile} from '../lib/stats';

/** A query with the addresses that answer it. */
export interface Asked {
  query: string;
  /** A manual, `manual-version`, or `-` for a reader outside of all. */
  place: string;
  /** Paths of pages, decoded. */
  pages: readonly string[];
  /** Paths with an anchor. Key words have none. */
  sections?: readonly string[];
}

/** How a reader comes to the search page. `manual`: has chosen it; `product`: has come from it; `anywhere`. */
export type From = 'anywhere' | 'manual' | 'product';

/** What the page shows of one answer. */
interface Screen {
  /** Addresses of the links below the field in their order, each once. */
  links: string[];
  /** Edge of the first result, in pixels from the top of the window. */
  top: number;
  /** How many results are in the window. */
  inWindow: number;
  /** Whether the first result shows the beginning of its answer. */
  isAnswered: boolean;
}

type Told = MessageEvent<{results?: SearchResult[]}>;

/** Records in the page which query was answered last, by all of the index. */
function recordAnswers(): void {
  window.Worker = class extends Worker {
    set onmessage(listen: (event: Told) => void) {
      this.addEventListener('message', (event: Told) => {
        listen(event);
        for (const {query, exhaustiveNbHits} of event.data.results ?? []) {
          Object.assign(window, exhaustiveNbHits && {answered: query});
        }
      });
    }
  };
}

const field = 'main input[type=search]';

function addressOf({place}: Asked, from: From): string {
  const [, manual = '', version = 'current'] = /^(.*?)(?:-(\d.*))?$/.exec(place)!;
  const isVersioned = manual === 'typo3' && from !== 'anywhere';
  const parameters = new URLSearchParams({
    ...(from === 'manual' && {handbuch: manual}),
    ...(isVersioned && {'typo3-version': version}),
  });
  return `/search?${parameters}`;
}

async function readScreen(page: Page, query: string): Promise<Screen> {
  await page.locator(field).fill(query);
  await page.waitForFunction((text) => 'answered' in window && window.answered === text, query);
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const main = document.querySelector('main')!;
    const results = [...main.querySelectorAll('ol[role=list] > li')];
    const below = [...main.querySelectorAll<HTMLAnchorElement>('form ~ * a[href]')];
    const boxes = results.map((one) => one.getBoundingClientRect());
    return {
      links: [...new Set(below.map(({pathname, hash}) => decodeURI(pathname + hash)))],
      top: boxes[0]?.top ?? Infinity,
      inWindow: boxes.filter(({bottom}) => bottom <= innerHeight).length,
      isAnswered: results[0]?.querySelector('ol, [class*=answer]') !== null && results.length > 0,
    };
  });
}

/** The same page in the newest version: a reader who has chosen none is right there. */
const inNewest = (path: string) => path.replace('/typo3/12.0/', '/typo3/');

/** Counts of the answers to a list, as the page shows them. */
export interface Shown {
  queries: number;
  /** How many have the right page, or section, as the first link, and among the first three. */
  page: [first: number, inThree: number];
  section: [first: number, inThree: number];
  /** Pixels above the first result, by share of the queries. */
  top: {p50: number; p95: number};
  /** How many results fit into the window in half of the answers. */
  inWindow: number;
  /** How many answers are begun in the first result, and how many of these are of another section. */
  begun: number;
  wrong: number;
}

/** Asks each query on the search page, and counts what is seen of the answers. */
export async function measureShown(
  browser: Browser,
  origin: string,
  list: readonly Asked[],
  from: From,
  viewport: {width: number; height: number},
): Promise<Shown> {
  const shown: Shown = {
    queries: list.length,
    page: [0, 0],
    section: [0, 0],
    top: {p50: 0, p95: 0},
    inWindow: 0,
    begun: 0,
    wrong: 0,
  };
  const screens: Screen[] = [];
  const places = from === 'anywhere' ? ['-'] : [...new Set(list.map(({place}) => place))];
  for (const place of places) {
    const own = list.filter((one) => from === 'anywhere' || one.place === place);
    const context = await browser.newContext({viewport, serviceWorkers: 'block'});
    const page = await context.newPage();
    await page.addInitScript(recordAnswers);
    if (from === 'product' && place !== '-') {
      const product = place.replace(/-\d.*/, '');
      await page.addInitScript(
        ([key, id]) => localStorage.setItem(key!, id!),
        [productKey, product],
      );
    }
    await openPage(page, origin + addressOf(own[0]!, from));
    for (const asked of own) {
      const screen = await readScreen(page, asked.query);
      screens.push(screen);
      const accepts = (wanted: readonly string[]) => (found: string) =>
        wanted.includes(found) || (from === 'anywhere' && wanted.map(inNewest).includes(found));
      const pages = [...new Set(screen.links.map((link) => link.split('#')[0]!))];
      const ranks = {
        page: pages.findIndex(accepts(asked.pages)),
        section: screen.links.findIndex(accepts(asked.sections ?? [])),
      };
      for (const kind of ['page', 'section'] as const) {
        shown[kind][0] += Number(ranks[kind] === 0);
        shown[kind][1] += Number(ranks[kind] >= 0 && ranks[kind] < 3);
      }
      shown.begun += Number(screen.isAnswered);
      shown.wrong += Number(
        screen.isAnswered && (asked.sections ? ranks.section : ranks.page) !== 0,
      );
    }
    await context.close();
  }
  const tops = screens.map(({top}) => top);
  shown.top = {p50: percentile(tops, 0.5), p95: percentile(tops, 0.95)};
  shown.inWindow = percentile(
    screens.map(({inWindow}) => inWindow),
    0.5,
  );
  return shown;
}
