import {readFileSync} from 'node:fs';
import {plainText} from '@portal/content/source/plainText';
import type {Site} from '@portal/content/source/site';
import type {Finding, Rule} from '../lib/rule';

export const wordList = 'cspell/words.txt';

const before = (a: string, b: string) => a.localeCompare(b, 'de-CH') < 0;

function usedWords(site: Site): Set<string> {
  const sources = [...site.pages.values(), ...site.categories].map(({source}) => source);
  return new Set(sources.flatMap((source) => source.match(/[\p{L}\p{M}]+/gu) ?? []));
}

/** Checks the text of the word list: one word per line, sorted, each used by a page. */
export function checkWordList(text: string, site: Site): Finding[] {
  const used = usedWords(site);
  const words = text
    .split('\n')
    .map((word, index) => ({word, line: index + 1}))
    .filter(({word}) => word !== '' && !word.startsWith('#'));
  return words.flatMap(({word, line}, index): Finding[] => {
    const previous = words[index - 1]?.word;
    if (previous !== undefined && !before(previous, word)) {
      const message =
        previous === word
          ? `Das Wort «${word}» steht zweimal in der Liste → Löschen Sie eine Zeile.`
          : `Das Wort «${word}» steht nicht am richtigen Ort → Ordnen Sie die Liste nach dem Alphabet.`;
      return [{file: wordList, line, message}];
    }
    return used.has(word)
      ? []
      : [
          {
            file: wordList,
            line,
            message: `Keine Seite braucht das Wort «${word}» → Löschen Sie die Zeile.`,
          },
        ];
  });
}

/** The project's own words are sorted, and none is unused. */
export default {
  name: 'wortliste',
  level: 'error',
  needsAll: true,
  check: (site) => checkWordList(plainText(readFileSync(wordList, 'utf8')), site),
} satisfies Rule;
