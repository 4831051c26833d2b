import path from 'node:path';
import {picturesOf} from '../lib/pictures';
import type {Rule} from '../lib/rule';

const umlauts: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** The name in small letters a–z, digits and single dashes. */
function corrected(name: string): string {
  const {name: stem, ext} = path.parse(name);
  const ascii = stem
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${ascii}${ext.toLowerCase()}`;
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
