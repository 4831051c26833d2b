/**
 * Makes sure that a working browser for the tests exists: the distribution's headless shell if it can be installed
 * without asking, then an installed Chromium or Chrome, then Playwright's own download (with libraries on a bare
 * system), then the distribution's package.
 */
import {spawnSync} from 'node:child_process';
import {findTestBrowser, hasHeadlessShell} from './lib/browser';

type Attempt = [command: string, args: string[]];

const packageLists: Attempt = ['apt-get', ['update']];
const quickest: Attempt[] = [
  packageLists,
  ['apt-get', ['install', '-y', 'chromium-headless-shell']],
];
const any: Attempt[] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  packageLists,
  ['apt-get', ['install', '-y', 'chromium']],
];

/** Runs attempts one after the other until one succeeds. */
function attempt(attempts: readonly Attempt[], isThere: () => boolean): void {
  for (const [command, args] of attempts) {
    if (isThere()) {
      return;
    }
    console.log(`Trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, {stdio: 'ignore', timeout: 300_000});
  }
}

// Only root installs packages without asking, as in a container or on a CI server.
if (!process.env.CHROME_PATH && process.getuid?.() === 0) {
  attempt(quickest, hasHeadlessShell);
}
attempt(any, () => findTestBrowser() !== null);

const browser = findTestBrowser();
if (browser === null) {
  console.error(
    'No browser that starts. Install Chromium or Chrome, or set CHROME_PATH to its program file.',
  );
  process.exit(1);
}
console.log(`Browser: ${browser}`);
