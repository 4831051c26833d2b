/** Measures how many pages nginx serves per second: the built site, its written configuration, wrk, all on this computer. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasBrotli, hasNginx, startNginx} from '../../lib/servers';
import {readReport} from './report';

const seconds = 15;
const connections = 16;
const port = Number(process.env.PORT ?? 4173) + 2000;

/** What is missing, in one sentence; null when the measurement can begin. */
function missing(): string | null {
  if (!existsSync('build-delivery/nginx.conf')) {
    return 'There is no built site: run "npm run build" first.';
  }
  const programs = [
    ...(hasNginx() ? [] : ['nginx-light']),
    ...(spawnSync('wrk', ['-v']).error ? ['wrk'] : []),
  ];
  return programs.length > 0
    ? `The measurement needs programs that are not installed: apt-get install ${programs.join(' ')}`
    : null;
}

async function measure(): Promise<void> {
  const {routes} = JSON.parse(readFileSync('build-delivery/server.json', 'utf8')) as {
    routes: string[];
  };
  const list = path.join(mkdtempSync(path.join(tmpdir(), 'portal-load-')), 'pages.txt');
  writeFileSync(list, routes.map((route) => `${encodeURI(route)}\n`).join(''));
  const server = await startNginx(port);
  const options = `-t1 -c${connections} -d${seconds}s --latency -s scripts/bench/load/pages.lua`;
  const {stdout, stderr} = spawnSync('wrk', [...options.split(' '), server.origin, '--', list], {
    encoding: 'utf8',
  });
  server.stop();
  const {pagesPerSecond, median, p99, transfer, failures} = readReport(stdout + stderr);
  console.log(`wrk ${options}: ${routes.length} pages in turn, ${hasBrotli() ? 'brotli' : 'gzip'}
${Math.round(pagesPerSecond)} pages per second, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${transfer} per second, ${failures} failures`);
  process.exitCode = failures > 0 ? 1 : 0;
}

const problem = missing();
if (problem === null) {
  void measure();
} else {
  console.error(problem);
  process.exitCode = 1;
}
