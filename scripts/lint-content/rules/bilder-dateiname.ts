import path from 'node:path';
import {picturesOf, plainName} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** Picture names are plain. */
export default {
  name: 'bilder-dateiname',
  level: 'error',
  check: (site) =>
    picturesOf(site)
      .map(({file}) => ({file, name: path.basename(file)}))
      .filter(({name}) => name !== plainName(name))
      .map(({file, name}) => ({
        file,
        line: 1,
        message: `Der Dateiname «${name}» hat andere Zeichen als a–z, Ziffern und Bindestriche → Benennen Sie das Bild um in «${plainName(name)}».`,
      })),
} satisfies Rule;
