import {expect, it} from 'vitest';
import type {Highlight, SearchHit, SearchResult} from '../wire/types';
import {questionOf} from '../wire/questionOf';
import {hostedResult} from './hostedResult';

const asked = (value: string, matchLevel: Highlight['matchLevel']) => ({
  value,
  matchLevel,
  matchedWords: [],
});
const hit = (url: string, questions: Highlight[] = []) =>
  ({url, _highlightResult: {hierarchy: {}, questions}}) as unknown as SearchHit;

it('shows a section once, with the question that has the whole query', () => {
  const {hits} = hostedResult({
    hits: [
      hit('/a#b', [
        asked('Wo ist das Bild?', 'partial'),
        asked('Wie ersetze ich ein Bild?', 'full'),
      ]),
      hit('/a#c', [asked('Wie gross ist ein Bild?', 'partial')]),
      hit('/a#b'),
    ],
  } as SearchResult);
  expect(hits.map(({url}) => url)).toEqual(['/a#b', '/a#c']);
  expect(hits.map(questionOf)).toEqual(['Wie ersetze ich ein Bild?', null]);
});
