import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/** The Docusaurus version that the package was tested with: major and minor number. */
export const testedRange = '3.10';

/**
 * Returns whether the package changes the build: not with `LEAN=off`, and outside the tested range only with `LEAN=on`.
 */
export const isEnabled = (version: string = DOCUSAURUS_VERSION): boolean =>
  process.env.LEAN === 'on' ||
  (process.env.LEAN !== 'off' && version.startsWith(`${testedRange}.`));
