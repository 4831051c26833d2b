import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {handleRequest} from '../../lib/requestHandler';
import {withServer} from '../lib/builtSite';
import {percentile} from '../lib/stats';
import type {Row} from '../lib/table';
import {measureBuild} from './measureBuild';
import {measureNextPage} from './measureNextPage';
import {measureVitals} from './measureVitals';
import {createStock} from './stockSite';
import type {Vitals} from './vitals';

/** Builds the stock site and compresses it as the portal is; gives the folder of its files. */
function buildStock(): string {
  const sandbox = createStock();
  measureBuild(sandbox);
  const dir = path.join(sandbox, 'build');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/precompress.ts', '--dir', dir]);
  return dir;
}

interface Figures extends Pick<Vitals, 'largestPaint' | 'blocking'> {
  /** Milliseconds until the next page is painted. */
  next: number;
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const {largestPaint, blocking} = await measureVitals(browser, address, 1);
  const next = await measureNextPage(browser, address, {runs: 1, slow: false});
  return {largestPaint, blocking, next};
}

/** Figures by name, each from what `value` gives for it. */
const byName = (value: (name: keyof Figures) => number): Figures => ({
  largestPaint: value('largestPaint'),
  blocking: value('blocking'),
  next: value('next'),
});

const medians = (runs: readonly Figures[]) =>
  byName((name) =>
    percentile(
      runs.map((run) => run[name]),
      0.5,
    ),
  );

/**
 * The same page of the portal at `origin` and of stock Docusaurus, in turns, so that a machine that is slow
 * for a while is slow for both. The last row gives the portal's figures as multiples of stock's.
 */
export async function measureBesideStock(
  browser: Browser,
  origin: string,
  pathname: string,
  runs: number,
): Promise<Row[]> {
  const site = {root: buildStock(), base: '/', rules: [], moved: []};
  return withServer(
    (request, response) => handleRequest(site, request, response),
    async (stockOrigin) => {
      const portal: Figures[] = [];
      const stock: Figures[] = [];
      for (let run = 0; run < runs; run++) {
        portal.push(await measure(browser, origin + pathname));
        stock.push(await measure(browser, stockOrigin + pathname));
      }
      const own = medians(portal);
      const other = medians(stock);
      return [
        {site: 'portal', ...own},
        {site: 'stock', ...other},
        {site: 'portal as a multiple of stock', ...byName((name) => own[name] / other[name])},
      ];
    },
  );
}
