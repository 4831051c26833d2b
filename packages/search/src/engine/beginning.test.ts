import {expect, it} from 'vitest';
import {corpusEngine, type CorpusPage} from '../../tests/corpus';
import {beginningOf} from './beginning';
import type {Section} from './store';

const replace: CorpusPage = {
  title: 'Medien',
  texts: {'Bild ersetzen': ['Wählen Sie das neue Bild.'], Ordnen: ['Legen Sie Ordner an.']},
};

async function shown(query: string, more: Record<string, CorpusPage> = {}) {
  const engine = corpusEngine({'/a/medien': replace, ...more});
  const {results} = await engine.search({requests: [{indexName: 'x', query}]});
  return results[0]!.beginning?.text;
}

it('is shown for what is asked like its heading', async () => {
  expect(await shown('Bild ersetzen')).toBe('Wählen Sie das neue Bild.');
  expect(await shown('Ordner für ein Bild')).toBeUndefined();
});

it('is not shown for the contrary', async () => {
  expect(await shown('Bild nicht ersetzen')).toBeUndefined();
});

it('is not shown while another product answers as well', async () => {
  const other = {'/b/medien': {...replace, tag: 'docs-b-current'}};
  expect(await shown('Bild ersetzen', other)).toBeUndefined();
});

it('is that of the part that follows a single sentence', () => {
  const page = {};
  const whole = {page, level: 2, steps: [], texts: ['Apple nennt es «Account».']};
  const part = {page, level: 3, steps: ['Tippen Sie auf Mail.', 'Tippen Sie auf Accounts.']};
  const begin = (following: object) =>
    beginningOf(whole as unknown as Section, following as unknown as Section);
  expect(begin(part)).toEqual({steps: part.steps, text: ''});
  expect(begin({...part, level: 2})).toEqual({steps: [], text: 'Apple nennt es «Account».'});
  expect(begin({...part, page: {}})).toMatchObject({steps: []});
});
