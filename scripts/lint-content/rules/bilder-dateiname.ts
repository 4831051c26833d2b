import path from 'node:path';
import {decomposedNote} from '../lib/decomposed';
import {perPicture, plainName} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** Picture names are plain. */
export default {
  name: 'bilder-dateiname',
  level: 'error',
  check: perPicture(({file, storedAs = file}) => {
    const name = path.basename(file);
    return name === plainName(name)
      ? null
      : `Der Dateiname «${name}» hat andere Zeichen als a–z, Ziffern und Bindestriche${decomposedNote(storedAs)} → Benennen Sie das Bild um in «${plainName(name)}».`;
  }),
} satisfies Rule;
