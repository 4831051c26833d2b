/**
 * Makes sure that a browser is there for the tests and starts: an installed Chromium or Chrome,
 * else Playwright's own download, on a bare system with libraries, else the distribution's package.
 */
import {spawnSync} from 'node:child_process';
import {findBrowser} from './lib/browser';

const attempts: [string, string[]][] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', 'chromium']],
];

for (const [command, args] of attempts) {
  if (findBrowser() !== null) {
    break;
  }
  console.log(`No browser yet, trying: ${command} ${args.join(' ')}`);
  spawnSync(command, args, {stdio: 'ignore', timeout: 300_000});
}

const browser = findBrowser();
if (browser === null) {
  console.error(
    'No browser that starts. Install Chromium or Chrome, or set CHROME_PATH to its program file.',
  );
  process.exit(1);
}
console.log(`Browser: ${browser}`);
