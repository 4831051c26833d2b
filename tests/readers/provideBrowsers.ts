import {installPackages} from '../../scripts/lib/packages';
import {chromium} from './browsers/chromium';
import {firefox} from './browsers/firefox';
import {webkit} from './browsers/webkit';

/** Installs the browsers that are missing where that needs no question. It runs once, before the journeys. */
export default function provideBrowsers(): void {
  for (const browser of [chromium, firefox, webkit]) {
    if (!browser.isInstalled()) {
      installPackages(...browser.packages);
    }
  }
}
