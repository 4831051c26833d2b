import type {Rule} from '../lib/rule';
import {blocksOf, wordsOf} from '../lib/blocks';

/** Shorter texts may stand on several pages: «Melden Sie sich an.» */
const shortest = 12;

/** The texts of a new page's template. */
const isOpen = (text: string) => text.includes('TODO');

/** No two pages share a paragraph: what several need is one partial. */
export default {
  name: 'doppelte-absaetze',
  level: 'error',
  check: (site) => {
    const places = new Map<string, {file: string; line: number}[]>();
    for (const page of site.pages.values()) {
      for (const {text, line} of blocksOf(page)) {
        const words = wordsOf(text);
        if (words.length >= shortest && !isOpen(text)) {
          const key = words.join(' ').toLowerCase();
          places.set(key, [...(places.get(key) ?? []), {file: page.file, line}]);
        }
      }
    }
    // At each of them, so that whoever checks one folder only learns of it as well.
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
