import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {withoutSoftHyphens} from '@portal/common/text/softHyphens';
import {findFirefox} from '../readers/browsers/firefox';
import {launchWithPuppeteer} from '../readers/browsers/puppeteer';
import {startScreen} from '../readers/browsers/screen';
import type {Page} from '../readers/browsers/types';

/** Debian's packages that provide the screen reader and what it needs. */
export const packages = [
  'orca',
  'firefox-esr',
  'at-spi2-core',
  'speech-dispatcher',
  'xvfb',
  'dbus-x11',
  'xdotool',
];

const programs = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'];

/** Returns whether this computer has a screen reader and a browser to listen to. */
export const isInstalled = (): boolean =>
  findFirefox() !== null && programs.every((program) => spawnSync('which', [program]).status === 0);

/** Firefox with a screen reader that tells what it says. */
export interface ScreenReader {
  page: Page;
  /** Presses a key where readers do, so that the screen reader gets it first. Named as in X: `Return`. */
  press(key: string): void;
  /**
   * Clicks beside what the page shows, so that its keys go to the page and not to the browser's field for addresses.
   */
  enterPage(): void;
  /** Everything that was said so far. Soft hyphens are left out: Orca's voice, eSpeak NG, says nothing for them. */
  spoken(): string[];
  close(): Promise<void>;
}

/** Says what is asked for, and neither whole pages nor every key. */
const settings = {sayAllOnLoad: false, pageSummaryOnLoad: false, enableKeyEcho: false};

function writeSettings(home: string): void {
  const folder = path.join(home, '.local/share/orca');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'orca-customizations.py'), customization);
  const profile = {profile: ['Default', 'default'], ...settings};
  writeFileSync(
    path.join(folder, 'user-settings.conf'),
    // Without one of these keys, Orca would not start.
    JSON.stringify({
      general: profile,
      profiles: {default: profile},
      pronunciations: {},
      keybindings: {},
    }),
  );
}

/** Runs within Orca: its log is written line by line, not when there is enough of it. */
const customization = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n';

/** One text in the screen reader's log. It may have several lines, and its voice follows. */
const speech = /SPEECH OUTPUT: '([^]*?)' ?(?:voice=\w+)?\{/g;

/**
 * Starts Firefox and Orca on a screen and a bus of their own. Orca speaks English whatever the computer speaks, and
 * has no voice: its log is what it says.
 */
export async function startScreenReader(home: string): Promise<ScreenReader> {
  const {screen, number} = await startScreen();
  const children: ChildProcess[] = [screen];
  const stop = () => children.reverse().forEach((child) => child.kill());
  process.once('exit', stop);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${number}`,
    LANG: 'C.UTF-8',
    GSETTINGS_BACKEND: 'memory',
    SPEECHD_CMD: '/bin/false',
  };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=3'], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(bus);
  const [address] = await once(bus.stdio[3] as Readable, 'data');
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  writeSettings(home);
  const log = path.join(home, 'orca.log');
  children.push(spawn('orca', ['--debug-file', log], {env, stdio: 'ignore'}));
  const session = await launchWithPuppeteer({
    browser: 'firefox',
    headless: false,
    executablePath: findFirefox() ?? undefined,
    env,
    args: ['--kiosk'],
    extraPrefsFirefox: {'ui.prefersReducedMotion': 1, 'accessibility.force_disabled': -1},
  });
  const xdotool = (...command: string[]) => spawnSync('xdotool', command, {env}).stdout.toString();
  // Without a window manager, nobody else gives the window the focus.
  xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowfocus', '--sync');
  return {
    page: session.page,
    press: (key) => xdotool('key', key),
    enterPage: () => xdotool('mousemove', '3', '700', 'click', '1'),
    spoken: () =>
      existsSync(log)
        ? [...withoutSoftHyphens(readFileSync(log, 'utf8')).matchAll(speech)].map(
            ([, text = '']) => text,
          )
        : [],
    async close() {
      await session.close();
      stop();
    },
  };
}
