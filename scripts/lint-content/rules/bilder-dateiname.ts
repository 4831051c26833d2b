import path from 'node:path';
import {decomposedNote} from '../lib/decomposed';
import {picturesOf, plainName} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** Picture names are plain. */
export default {
  name: 'bilder-dateiname',
  level: 'error',
  check: (site) =>
    picturesOf(site)
      .map(({file, storedAs = file}) => ({file, storedAs, name: path.basename(file)}))
      .filter(({name}) => name !== plainName(name))
      .map(({file, storedAs, name}) => ({
        file,
        line: 1,
        message: `Der Dateiname «${name}» hat andere Zeichen als a–z, Ziffern und Bindestriche${decomposedNote(storedAs)} → Benennen Sie das Bild um in «${plainName(name)}».`,
      })),
} satisfies Rule;
