import {describe, expect, it} from 'vitest';
import {corpusEngine, origin} from '../../tests/corpus';

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

  it('is offered when it has most of the query, with page and group, and stays when the query goes on', async () => {
    const offered = {
      question: 'Wie tausche ich ein Foto aus?',
      url: `${origin}/a/bilder#ersetzen`,
      group: 'Handbuch',
      page: 'Medien',
    };
    expect((await ask('foto tauschen')).questions?.[0]).toEqual(offered);
    expect((await ask('foto tauschen nirgendwort')).questions?.[0]).toEqual(offered);
  });

  it.each(['foto', 'partner ordner legen'])('is not offered for «%s»', async (query) => {
    expect((await ask(query)).questions).toBeUndefined();
  });
});
