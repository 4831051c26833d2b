/**
 * Makes sure that a browser is there for the tests and starts: the distribution's headless shell where
 * it can be had without asking, an installed Chromium or Chrome, else Playwright's own download, on a
 * bare system with libraries, else the distribution's package.
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

/** Tries one after the other until there is what is wanted. */
function attempt(attempts: readonly Attempt[], isThere: () => boolean): void {
  for (const [command, args] of attempts) {
    if (isThere()) {
      return;
    }
    console.log(`Trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, {stdio: 'ignore', timeout: 300_000});
  }
}

// Packages are installed unasked by the system's own user only: in a container, on a server of CI.
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
