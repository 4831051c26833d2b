import {readFileSync} from 'node:fs';
import {scopeFilters} from '@portal/search/address/scope';
import {shortenQuery} from '@portal/search/address/shortenQuery';
import {scopeOf} from '../../../packages/search/tests/quality/queries';
import type {Question} from '../../../packages/search/tests/quality/questions';
import type {SearchClient} from '@portal/search/wire/types';

const file = '/usr/share/mythes/th_de_DE_v2.dat';

/** Reads the thesaurus: single words with the first others of each of their meanings. */
function readThesaurus(): Map<string, string[]> {
  const others = new Map<string, string[]>();
  let word = '';
  // A line with a word and the number of its meanings, then one line for each: `(noun)|other|other`.
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const [first = '', ...rest] = line.split('|');
    if (/^\d+$/.test(rest[0] ?? '')) {
      word = first;
    } else {
      const single = rest.filter((one) => /^\p{L}{4,}$/u.test(one) && one.toLowerCase() !== word);
      others.set(word, [...new Set([...(others.get(word) ?? []), ...single.slice(0, 2)])]);
    }
  }
  return others;
}

/** Returns a line for each noun with the others in whose place questions lose their section from the first three. */
export async function findGaps(
  questions: readonly Question[],
  client: SearchClient,
): Promise<string[]> {
  const thesaurus = readThesaurus();
  const lost = new Map<string, Set<string>>();
  for (const {question, place, sections} of questions) {
    const isFound = async (text: string) => {
      const scope = scopeFilters(scopeOf(place), true);
      const request = {indexName: '', query: shortenQuery(text), hitsPerPage: 3, ...scope};
      const {results} = await client.search({requests: [request]});
      return results[0]!.hits.some(({url}) => {
        const {pathname, hash} = new URL(url);
        return sections.includes(decodeURI(pathname + hash).normalize('NFC'));
      });
    };
    for (const [word] of (await isFound(question)) ? question.matchAll(/\p{Lu}\p{L}{3,}/gu) : []) {
      for (const other of thesaurus.get(word.toLowerCase()) ?? []) {
        if (!(await isFound(question.replace(word, other)))) {
          lost.set(word, (lost.get(word) ?? new Set()).add(other));
        }
      }
    }
  }
  return [...lost].map(([word, others]) => `${word}: ${[...others].sort().join(', ')}`).sort();
}
