/**
 * `npm run bench:site`: measures the portal that `npm run build` has left in `build`. `--only bytes,paint` runs some
 * parts only, `--beside DIR` measures another build in turns with this one (for example one built with `LEAN=off`),
 * `--json FILE` also writes the figures to a file.
 */
import {writeFileSync} from 'node:fs';
import {withBrowser, withBuiltSite} from '../lib/builtSite';
import {markdownTable, type Row} from '../lib/table';
import {parts, type Bench} from './parts';
import {startOptions} from '../../lib/options';

const {values} = startOptions(
  'npm run bench:site -- --only bytes,paint --beside ORDNER --json DATEI --port 4190 --runs 5',
  {
    options: {
      only: {type: 'string', default: Object.keys(parts).join()},
      beside: {type: 'string'},
      json: {type: 'string'},
      port: {type: 'string', default: '4190'},
      runs: {type: 'string', default: '5'},
    },
  },
);

async function measure(bench: Bench): Promise<void> {
  const figures: Record<string, Row[]> = {};
  for (const name of values.only.split(',')) {
    const part = parts[name];
    if (!part) {
      throw new Error(`No part ${name}. There are: ${Object.keys(parts).join(', ')}.`);
    }
    figures[name] = await part(bench);
    console.log(`\n### ${name}\n\n${markdownTable(figures[name])}`);
  }
  if (values.json) {
    writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
}

async function main(): Promise<void> {
  const port = Number(values.port);
  const debugPort = port + 1;
  const bench = {debugPort, runs: Number(values.runs)};
  await withBrowser(
    (browser) =>
      withBuiltSite(
        (origin) =>
          values.beside
            ? withBuiltSite((beside) => measure({...bench, browser, origin, beside}), {
                dir: values.beside,
              })
            : measure({...bench, browser, origin, beside: null}),
        {port},
      ),
    [`--remote-debugging-port=${debugPort}`],
  );
}

void main();
