import type {SynonymHit} from 'algoliasearch';
import {withoutComments} from '@portal/search/analysis/synonyms';

const wordings = (list: string): string[] =>
  list
    .split(',')
    .map((wording) => wording.trim())
    .filter(Boolean);

/** Returns the editors' list of synonyms in the hosted search's format: groups, and `a => b` one way. */
export function hostedSynonyms(source: string): SynonymHit[] {
  return withoutComments(source)
    .split('\n')
    .filter(Boolean)
    .flatMap((line, i): SynonymHit[] => {
      const [left = '', right] = line.split('=>');
      return right === undefined
        ? [{objectID: `group-${i}`, type: 'synonym', synonyms: wordings(left)}]
        : wordings(left).map((input, j) => ({
            objectID: `oneway-${i}-${j}`,
            type: 'oneWaySynonym',
            input,
            synonyms: wordings(right),
          }));
    });
}
