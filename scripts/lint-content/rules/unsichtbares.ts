import {harmful, characterName} from '@portal/common/text/characters';
import {oddBlanks} from '../lib/oddBlanks';
import {perPage, type Rule} from '../lib/rule';
import {matchesInSource} from '../lib/matches';

const letter = '[\\p{L}\\p{M}\\p{N}\\p{P}]';
const letters = `${letter}*`;
const characters = new RegExp(`(?<!${letter})${letters}(?:${harmful}${letters})+`, 'gu');
const character = new RegExp(harmful, 'gu');

function characterProblem(match: string): string {
  const names = [...new Set(match.match(character))].map(characterName).join('; ');
  const word = match.replace(character, '').replace(/^\p{P}+|\p{P}+$/gu, '');
  return word === ''
    ? `Zwischen den Wörtern dieser Zeile steckt ein unsichtbares Zeichen (${names}) → Löschen Sie die Zeile, und tippen Sie sie neu.`
    : `In «${word}» steckt ein unsichtbares Zeichen (${names}) → Löschen Sie das Wort, und tippen Sie es neu.`;
}

const blanks = perPage((page) =>
  oddBlanks(page).map(({line, blank}) => ({
    line,
    message: `In dieser Zeile steht ein Leerzeichen, das keines ist (${characterName(blank)}) → Löschen Sie die Leerzeichen dieser Zeile, auch am Anfang und am Ende, und tippen Sie sie neu.`,
  })),
);

const decomposed = /[\p{L}\p{M}]+/gu;

/**
 * Finds characters from pasted texts of Word, PDF and mail. They split words for the search, show as boxes or prevent
 * Markdown from working. On these lines, other rules would only report their consequences.
 */
export default {
  name: 'unsichtbares',
  level: 'error',
  check: async (site) => [
    ...matchesInSource(site, characters, characterProblem),
    ...(await blanks(site)),
    ...matchesInSource(site, decomposed, (word) =>
      word === word.normalize('NFC')
        ? null
        : `In «${word.normalize('NFC')}» ist ein Buchstabe zerlegt: Sein Akzent ist ein eigenes Zeichen, wie in PDF und in Dateinamen auf dem Mac → Löschen Sie das Wort, und tippen Sie es neu.`,
    ),
  ],
} satisfies Rule;
