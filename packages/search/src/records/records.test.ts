import {describe, expect, it} from 'vitest';
import {corpusPages, origin} from '../../tests/corpus';
import {recordsOf} from './records';

const written = {
  title: 'Anmelden',
  group: 'TYPO3',
  keywords: ['Login'],
  tag: 'docs-typo3-current',
  texts: {'': ['Einleitung'], Erstens: [], '# Genauer': ['→ Siehe dort'], Zweitens: []},
};
const path = '/typo3/grundlagen/login';
const [page] = corpusPages({[path]: written});
const records = recordsOf({...page!, categories: ['Grundlagen']});
const url = origin + path;

describe('recordsOf', () => {
  it('begins with the title and the text before the first heading', () => {
    expect(records.slice(0, 2).map(({type, content, anchor}) => [type, content, anchor])).toEqual([
      ['lvl1', null, null],
      ['content', 'Einleitung', null],
    ]);
    expect(records[0]).toMatchObject({
      url,
      url_without_anchor: url,
      keywords: ['Login'],
      language: 'de-CH',
      version: 'current',
      docusaurus_tag: 'docs-typo3-current',
    });
  });

  it('gives each heading its hierarchy and the anchor in its address', () => {
    const [, , first, deeper, , second] = records;
    expect(first).toMatchObject({type: 'lvl2', url: `${url}#erstens`, anchor: 'erstens'});
    expect(deeper?.hierarchy).toMatchObject({
      lvl0: 'TYPO3 › Grundlagen',
      lvl1: 'Anmelden',
      lvl2: 'Erstens',
      lvl3: 'Genauer',
    });
    expect(second?.hierarchy).toMatchObject({lvl2: 'Zweitens', lvl3: null});
  });

  it('gives every record another id, and weights by level and place', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    expect(records.map(({weight}) => weight.position)).toEqual(records.map((_, i) => i));
    expect(records.map(({weight}) => weight.level)).toEqual([90, 30, 80, 70, 20, 80]);
  });

  it('has the keywords on the title alone, where they count for the page', () => {
    expect(records.filter((record) => 'keywords' in record)).toEqual([records[0]]);
  });

  it('ranks a page that only lists others below the rest', () => {
    const [listed] = recordsOf({...page!, isCategory: true});
    expect(listed!.weight.page_rank).toBeLessThan(records[0]!.weight.page_rank);
  });
});
