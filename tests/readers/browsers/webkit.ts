import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {Builder} from 'selenium-webdriver';
import {answering} from '../../../scripts/lib/servers';
import {startScreen} from './screen';
import {pageOf} from './selenium';
import {desktop} from './sizes';
import type {Browser} from './types';

const driver = 'WebKitWebDriver';

const isOnPath = (program: string) => spawnSync('which', [program]).status === 0;

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The environment of a browser whose settings are in a folder, with motion switched off. */
function environment(home: string, display: string): NodeJS.ProcessEnv {
  const settings = path.join(home, '.config/gtk-3.0');
  mkdirSync(settings, {recursive: true});
  writeFileSync(path.join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: undefined,
    DISPLAY: `:${display}`,
    // A bus of its own would start services that keep a folder of this home mounted.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  };
}

/** WebKitGTK, which shares its engine with Safari, over WebDriver. */
export const webkit: Browser = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => isOnPath(driver) && isOnPath('Xvfb'),
  async launch(home) {
    // WebKitGTK has no mode without a window.
    const {screen, number} = await startScreen();
    const env = environment(home, number);
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`], {stdio: 'ignore', env});
    const stop = () => [child, screen].forEach((one) => one.kill());
    // Also where the journey does not begin, or is broken off.
    process.once('exit', stop);
    const {origin} = await answering(`http://127.0.0.1:${port}`, child);
    // The driver starts its own browser, whatever its name is.
    const session = await new Builder().usingServer(origin).forBrowser('MiniBrowser').build();
    const page = pageOf(session);
    await page.resize(desktop);
    return {
      page,
      async close() {
        await session.quit();
        stop();
      },
    };
  },
};
