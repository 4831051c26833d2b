import path from 'node:path';
import {asciiName} from '../../../src/text/asciiName';
import {picturesOf} from '../lib/pictures';
import type {Rule} from '../lib/rule';

function corrected(file: string): string {
  const {name, ext} = path.parse(file);
  return `${asciiName(name)}${ext.toLowerCase()}`;
}

/** Picture names work on every computer and in every address. */
export default {
  name: 'bilder-dateiname',
  level: 'error',
  check: (site) =>
    picturesOf(site)
      .map(({file}) => ({file, name: path.basename(file)}))
      .filter(({name}) => name !== corrected(name))
      .map(({file, name}) => ({
        file,
        line: 1,
        message: `Der Dateiname «${name}» hat andere Zeichen als a–z, Ziffern und Bindestriche → Benennen Sie das Bild um in «${corrected(name)}».`,
      })),
} satisfies Rule;
