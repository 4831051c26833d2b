import {describe, expect, it} from 'vitest';
import {corpusEngine, origin} from '../../tests/corpus';
import {questionOf} from '../wire/questionOf';

const engine = corpusEngine({
  '/a/bilder': {
    title: 'Medien',
    texts: {Ersetzen: ['Wählen Sie die neue Datei.'], Ordnen: ['Legen Sie Ordner an.']},
    questions: {
      ersetzen: ['Wie tausche ich ein Foto aus?', 'Warum sehe ich noch das alte Foto?'],
      ordnen: ['Wie finde ich ein Foto wieder?'],
    },
  },
  '/a/foto': {title: 'Austausch mit Partnern', texts: {'': ['Wir danken für den Austausch.']}},
});
const ask = async (query: string) => {
  const {results} = await engine.search({requests: [{indexName: 'x', query}]});
  return results[0]!;
};

describe('a question of readers', () => {
  it('leads to the section that answers it, whose own words are others', async () => {
    const {hits} = await ask('Wo kann ich denn das alte Foto austauschen?');
    expect(hits[0]!.url).toBe(`${origin}/a/bilder#ersetzen`);
  });

  it('is shown with its section where it fits the query', async () => {
    const questionIn = async (query: string) => questionOf((await ask(query)).hits[0]!);
    expect(await questionIn('foto tauschen')).toBe(
      'Wie <em>tausche</em> ich ein <em>Foto</em> aus?',
    );
    expect(await questionIn('foto tauschen nirgendwort')).toContain('Wie');
    // The heading says it as well, and for the others no question does.
    expect(await questionIn('ersetzen')).toBeNull();
    expect(await questionIn('partner')).toBeNull();
  });
});
