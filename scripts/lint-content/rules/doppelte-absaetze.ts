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
    const first = new Map<string, string>();
    return [...site.pages.values()].flatMap((page) =>
      blocksOf(page).flatMap(({text, line}) => {
        const words = wordsOf(text);
        const key = words.join(' ').toLowerCase();
        const known = first.get(key);
        if (words.length < shortest || isOpen(text) || known === undefined) {
          first.set(key, `${page.file}:${line}`);
          return [];
        }
        return [
          {
            file: page.file,
            line,
            message: `Dieser Absatz steht auch in ${known} → Verweisen Sie darauf, oder machen Sie daraus einen gemeinsamen Baustein in «_partials».`,
          },
        ];
      }),
    );
  },
} satisfies Rule;
