import path from 'node:path';
import {pictureReferences, picturesOf} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** Every picture is shown by a page. */
export default {
  name: 'bilder-unbenutzt',
  level: 'error',
  check: (site) => {
    const used = new Set(
      [...site.pages.values()].flatMap(pictureReferences).map(({picture}) => picture),
    );
    // What such a page shows is not known.
    const unreadable = [...site.pages.values()].filter(({mdxProblem}) => mdxProblem);
    return picturesOf(site)
      .filter(({file}) => !used.has(file))
      .filter(({file}) => !unreadable.some(({source}) => source.includes(path.basename(file))))
      .map(({file}) => ({
        file,
        line: 1,
        message: 'Keine Seite zeigt dieses Bild → Löschen Sie die Datei, oder binden Sie sie ein.',
      }));
  },
} satisfies Rule;
