import {readFileSync} from 'node:fs';
import {wordFiles} from '../../../src/config/wordFiles';
import {withoutComments} from '@portal/search/analysis/synonyms';
import {plainText} from '@portal/content/source/plainText';
import type {Finding, Rule} from '../lib/rule';

/** Returns what is wrong with a group of wordings, or null if nothing is. */
function problemOf(group: string): string | null {
  if (group.includes(';')) {
    return 'In der Zeile steht ein Strichpunkt → Trennen Sie die Ausdrücke mit Kommas.';
  }
  if (/ß/i.test(group)) {
    return 'In der Zeile steht ein ß → Schreiben Sie ss.';
  }
  const sides = group.split('=>').map((side) => side.split(',').map((wording) => wording.trim()));
  if (sides.length > 2) {
    return 'In der Zeile steht => zweimal → Machen Sie zwei Zeilen daraus.';
  }
  const isLonely = sides.length === 1 && sides.flat().filter(Boolean).length < 2;
  if (isLonely || sides.some((side) => side.join('') === '')) {
    return `Zu «${group}» fehlt der andere Ausdruck → Schreiben Sie mindestens zwei, mit Komma oder => dazwischen.`;
  }
  return sides.flat().includes('')
    ? 'In der Zeile steht ein Komma zu viel → Löschen Sie es.'
    : null;
}

/** Checks the text of the editors' list of synonyms. */
export function checkSynonyms(source: string): Finding[] {
  return source.split('\n').flatMap((line, index) => {
    const group = withoutComments(line);
    const message = group === '' ? null : problemOf(group);
    return message ? [{file: wordFiles.synonyms, line: index + 1, message}] : [];
  });
}

/** Every line of the list of synonyms has an effect on the search. */
export default {
  name: 'synonyme',
  level: 'error',
  check: () => checkSynonyms(plainText(readFileSync(wordFiles.synonyms, 'utf8'))),
} satisfies Rule;
