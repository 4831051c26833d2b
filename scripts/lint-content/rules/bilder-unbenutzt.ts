import {picturesOf, picturesOn} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** Every picture is shown by a page. */
export default {
  name: 'bilder-unbenutzt',
  level: 'error',
  needsAll: true,
  check: (site) => {
    // The rule `durchgang` looks after the pictures of walks.
    const shown = [...site.pages.values()].flatMap((page) => picturesOn(page, site));
    const used = new Set(shown.map(({picture}) => picture));
    return picturesOf(site)
      .filter(({file}) => !used.has(file))
      .map(({file}) => ({
        file,
        line: 1,
        message: 'Keine Seite zeigt dieses Bild → Löschen Sie die Datei, oder binden Sie sie ein.',
      }));
  },
} satisfies Rule;
