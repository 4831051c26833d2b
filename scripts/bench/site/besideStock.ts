import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {handleRequest} from '../../lib/requestHandler';
import {withServer} from '../lib/builtSite';
import type {Row} from '../lib/table';
import {measureBuild} from './measureBuild';
import {measureNextPage} from './measureNextPage';
import {measureVitals} from './measureVitals';
import {commitSandbox, createSandbox} from './sandbox';
import {makeStock} from './stockSite';
import {median, medianVitals, type Vitals} from './vitals';

/** Builds the stock site and compresses it as the portal is; gives the folder of its files. */
function buildStock(): string {
  const sandbox = createSandbox('stock');
  makeStock(sandbox);
  commitSandbox(sandbox);
  measureBuild(sandbox);
  const dir = path.join(sandbox, 'build');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/precompress.ts', '--dir', dir]);
  return dir;
}

interface Figures extends Vitals {
  /** Milliseconds. */
  next: number;
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const vitals = await measureVitals(browser, address, 1);
  return {...vitals, next: await measureNextPage(browser, address, {runs: 1, slow: false})};
}

const row = (site: string, figures: readonly Figures[]): Row => {
  const {largestPaint, blocking} = medianVitals(figures);
  return {site, largestPaint, blocking, next: median(figures.map(({next}) => next))};
};

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
      const [own, other] = [row('portal', portal), row('stock', stock)];
      const multiple = (figure: string) => Number(own[figure]) / Number(other[figure]);
      const figures = ['largestPaint', 'blocking', 'next'];
      const multiples = Object.fromEntries(figures.map((figure) => [figure, multiple(figure)]));
      return [own, other, {site: 'portal as a multiple of stock', ...multiples}];
    },
  );
}
