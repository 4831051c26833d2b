/**
 * `npm run bench:site`: what the built portal costs its readers and its builders.
 * `--only bytes,paint` runs some parts only, `--json FILE` also writes the figures to a file.
 * All parts but `stock`, `build` and `growth` measure only what `npm run build` has left in `build`.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {withBrowser, withBuiltSite} from '../lib/builtSite';
import {markdownTable, type Row} from '../lib/table';
import {parts} from './parts';

const {values} = parseArgs({
  options: {
    only: {type: 'string', default: Object.keys(parts).join()},
    json: {type: 'string'},
    port: {type: 'string', default: '4190'},
    runs: {type: 'string', default: '5'},
    factors: {type: 'string', default: '1,5,25'},
  },
});

async function main(): Promise<void> {
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !parts[name]);
  if (unknown.length > 0) {
    throw new Error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  }
  const port = Number(values.port);
  const debugPort = port + 1;
  const runs = Number(values.runs);
  const factors = values.factors.split(',').map(Number);
  const figures: Record<string, Row[]> = {};
  const measure = async (browser: Browser, origin: string) => {
    for (const name of wanted) {
      figures[name] = (await parts[name]?.({origin, browser, debugPort, runs, factors})) ?? [];
      console.log(`\n### ${name}\n\n${markdownTable(figures[name])}`);
    }
  };
  await withBrowser(
    (browser) => withBuiltSite((origin) => measure(browser, origin), port),
    [`--remote-debugging-port=${debugPort}`],
  );
  const json = JSON.stringify(figures, null, 2);
  console.log(`\n${json}`);
  if (values.json) {
    writeFileSync(values.json, `${json}\n`);
  }
}

void main();
