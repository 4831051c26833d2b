import {describe, expect, it} from 'vitest';
import {emptyHierarchy} from '../records/record';
import type {Highlight, SearchHit, SearchResult} from './types';
import {markTags} from './marks';
import {mostQuestions} from '../constants';
import {withQuestions} from './questions';

const {highlightPreTag: open, highlightPostTag: close} = markTags;
const url = (name: string) => `https://h.test/typo3/${name}`;

const asked = (value: string, matchLevel: Highlight['matchLevel'] = 'full'): Highlight => ({
  value,
  matchLevel,
  matchedWords: [],
});

const hit = (name: string, questions?: Highlight[]) =>
  ({
    url: url(name),
    hierarchy: {...emptyHierarchy('TYPO3 › Grundlagen'), lvl1: name},
    _highlightResult: {hierarchy: {}, ...(questions && {questions})},
  }) as SearchHit;

const answer = (query: string, ...hits: SearchHit[]) => ({query, hits, nbHits: 9}) as SearchResult;

describe('withQuestions', () => {
  it('takes the questions that contain the whole query, best first', () => {
    const result = withQuestions(
      answer(
        'bild ersetzen',
        hit('dateien', [
          asked(`Wie kann ich ein ${open}Bild${close} ${open}ersetzen${close}?`),
          asked(`Wo ist das ${open}Bild${close}?`, 'partial'),
        ]),
        hit('ohne'),
        hit('texte', [asked('Wie löse ich ein Bild ab?')]),
      ),
    );
    const group = 'TYPO3 › Grundlagen';
    expect(result.questions).toEqual([
      {question: 'Wie kann ich ein Bild ersetzen?', url: url('dateien'), group, page: 'dateien'},
      {question: 'Wie löse ich ein Bild ab?', url: url('texte'), group, page: 'texte'},
    ]);
    expect(result.nbHits).toBe(9);
  });

  it('offers each text once, and no more than the panel shows', () => {
    const many = Array.from({length: 9}, (_, i) => asked(`Frage ${Math.floor(i / 2)}?`));
    const {questions} = withQuestions(answer('eine frage', hit('a', many), hit('b', many)));
    expect(questions?.map(({question}) => question)).toEqual(
      Array.from({length: mostQuestions}, (_, i) => `Frage ${i}?`),
    );
  });

  it('offers none for one word', () => {
    const result = answer('bild ', hit('dateien', [asked('Wie ersetze ich ein Bild?')]));
    expect(withQuestions(result)).toBe(result);
  });
});
