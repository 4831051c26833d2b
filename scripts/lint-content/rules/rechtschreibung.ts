import {lineAt} from '@portal/common/text/lineAt';
import {verbatim} from '@portal/common/text/verbatim';
import {loadDictionary, type Dictionary} from '../lib/dictionary';
import {textsOf} from '../lib/matches';
import type {Finding, Rule} from '../lib/rule';

/** Another rule finds TODO. */
const noWords = new RegExp(`${verbatim.source}|TODO`, 'gu');
const shortest = 3;

/** A word in its dictionary form, with its place in the text. */
interface Word {
  word: string;
  index: number;
  /** Whether a dash follows: «Zahlungs-» is the first part of a compound. */
  isPart: boolean;
}

/** Returns the words of a text. Words with digits count as names. */
function spelledWords(text: string): Word[] {
  const blanked = text.replace(noWords, (match) => ' '.repeat(match.length));
  return [...blanked.matchAll(/[\p{L}\p{M}\d]+(-(?=[\p{L}\s,]|$))?/gu)]
    .map(({0: match, 1: dash, index}) => ({
      word: match.replace(/-$/, ''),
      index,
      isPart: Boolean(dash),
    }))
    .filter(({word}) => word.length >= shortest && !/\d/.test(word));
}

function isRight({word, isPart}: Word, dictionary: Dictionary): boolean {
  return (
    dictionary.has(word) || (isPart && word.endsWith('s') && dictionary.has(word.slice(0, -1)))
  );
}

/** Every word is in the Swiss German dictionary or in the project's list. */
export default {
  name: 'rechtschreibung',
  level: 'error',
  check: async (site) => {
    const dictionary = await loadDictionary();
    const known = new Map<string, boolean>();
    const reported = new Set<string>();
    return textsOf(site).flatMap(({file, text, line}): Finding[] =>
      spelledWords(text)
        .filter((candidate) => {
          const key = `${candidate.word}${candidate.isPart ? '-' : ''}`;
          const right = known.get(key) ?? isRight(candidate, dictionary);
          known.set(key, right);
          return !right;
        })
        // Each word is reported once per file.
        .filter(({word}) => !reported.has(`${file} ${word}`) && reported.add(`${file} ${word}`))
        .map(({word, index}) => ({
          file,
          line: lineAt(text, index, line),
          message: message(word, dictionary.suggest(word)),
        })),
    );
  },
} satisfies Rule;

function message(word: string, similar: string | undefined): string {
  const meant = similar ? ` (vielleicht «${similar}»)` : '';
  return `Das Wort «${word}» kennt das Wörterbuch nicht${meant} → Korrigieren Sie es. Ist es richtig, tragen Sie es in cspell/words.txt ein.`;
}
