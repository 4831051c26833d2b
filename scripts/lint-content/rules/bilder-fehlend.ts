import {existsSync} from 'node:fs';
import {pictureReferences} from '../lib/pictures';
import {perPage, type Rule} from '../lib/rule';

/** Every picture that a page shows exists. */
export default {
  name: 'bilder-fehlend',
  level: 'error',
  check: perPage((page, site) =>
    pictureReferences(page)
      .filter(({picture}) => !site.otherFiles.some(({file}) => file === picture))
      .filter(({picture}) => !existsSync(picture))
      .map(({picture, line}) => ({
        line,
        message: `Das Bild «${picture}» gibt es nicht → Legen Sie die Datei dort ab, oder korrigieren Sie den Pfad.`,
      })),
  ),
} satisfies Rule;
