import type {Rule} from '../lib/rule';
import {blocksOf, wordsOf} from '../lib/blocks';

/** Shorter texts may be on several pages: «Melden Sie sich an.» */
const shortest = 12;

/** Returns whether a text comes from the template of a new page. */
const isOpen = (text: string) => text.includes('TODO');

/**
 * No two pages share a paragraph. Text that several pages need goes into a partial. A step stands alone: how one opens
 * the window with the files is said wherever it is done.
 */
export default {
  name: 'doppelte-absaetze',
  level: 'error',
  needsAll: true,
  check: (site) => {
    const places = new Map<string, {file: string; line: number}[]>();
    for (const page of site.pages.values()) {
      for (const {text, line, isStep} of blocksOf(page)) {
        const words = wordsOf(text);
        if (words.length >= shortest && !isStep && !isOpen(text)) {
          const key = words.join(' ').toLowerCase();
          places.set(key, [...(places.get(key) ?? []), {file: page.file, line}]);
        }
      }
    }
    // Reported at each of them, so that the findings of a single folder contain it as well.
    return [...places.values()].flatMap((all) =>
      all.flatMap((place) => {
        const other = all.find((candidate) => candidate !== place);
        return other
          ? [
              {
                ...place,
                message: `Dieser Absatz steht auch in ${other.file}:${other.line} → Verweisen Sie darauf, oder machen Sie daraus einen gemeinsamen Abschnitt in «_partials».`,
              },
            ]
          : [];
      }),
    );
  },
} satisfies Rule;
