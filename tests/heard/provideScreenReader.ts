import {installPackages} from '../../scripts/lib/packages';
import {isInstalled, packages} from './screenReader';

/** Installs the screen reader if it is missing and that needs no question. It runs once, before the tests. */
export default function provideScreenReader(): void {
  if (!isInstalled()) {
    installPackages('--no-install-recommends', ...packages);
  }
}
