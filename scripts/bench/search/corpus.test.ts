import {describe, expect, it} from 'vitest';
import {corpusRecords} from '../../../tests/lib/searchCorpus';
import {grownCorpus} from './corpus';

const records = corpusRecords({
  '/a/login': {title: 'Anmelden', texts: {Passwort: ['Ein langer Text '.repeat(20)]}},
});

describe('grownCorpus', () => {
  it('adds pages of their own, with some words of their own', () => {
    const grown = grownCorpus(records, 3);
    expect(grown).toHaveLength(3 * records.length);
    expect(grown.slice(0, records.length)).toEqual(records);
    expect(new Set(grown.map(({url}) => url)).size).toBe(
      3 * new Set(records.map(({url}) => url)).size,
    );
    const words = new Set(grown.flatMap(({content}) => content?.split(' ') ?? []));
    const own = new Set(records.flatMap(({content}) => content?.split(' ') ?? []));
    expect(words.size).toBeGreaterThan(own.size);
    expect(words.size).toBeLessThan(2 * own.size);
  });
});
