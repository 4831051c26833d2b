import {describe, expect, it} from 'vitest';
import type {Page} from './page';
import {contentWeight, recordsOf, signpostWeight} from './records';

const page: Page = {
  title: 'Anmelden',
  categories: ['Grundlagen'],
  description: 'Kurz gesagt.',
  keywords: ['Login'],
  language: 'de-CH',
  version: 'current',
  tag: 'docs-typo3-current',
  isCategory: false,
  blocks: [
    {kind: 'text', text: 'Einleitung', isSignpost: false},
    {kind: 'heading', level: 2, id: 'a', text: 'Erstens'},
    {kind: 'heading', level: 3, id: null, text: 'Genauer'},
    {kind: 'text', text: 'Siehe dort', isSignpost: true},
    {kind: 'heading', level: 2, id: 'b', text: 'Zweitens'},
  ],
};
const url = 'https://handbuch.example.ch/typo3/grundlagen/login';
const records = recordsOf(page, url, 'TYPO3 › Grundlagen');

describe('recordsOf', () => {
  it('begins with the title, the description and the text before the first heading', () => {
    expect(records.slice(0, 3).map(({type, content, anchor}) => [type, content, anchor])).toEqual([
      ['lvl1', null, null],
      ['content', 'Kurz gesagt.', null],
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
    const [, , , first, deeper, , second] = records;
    expect(first).toMatchObject({type: 'lvl2', url: `${url}#a`, anchor: 'a'});
    expect(deeper?.hierarchy).toMatchObject({
      lvl0: 'TYPO3 › Grundlagen',
      lvl1: 'Anmelden',
      lvl2: 'Erstens',
      lvl3: 'Genauer',
    });
    // Without an anchor of its own the heading above is the nearest place.
    expect(deeper?.url).toBe(`${url}#a`);
    expect(second?.hierarchy).toMatchObject({lvl2: 'Zweitens', lvl3: null});
  });

  it('gives every record another id, and weights by level and place', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    expect(records.map(({weight}) => weight.position)).toEqual(records.map((_, i) => i));
    expect(records.map(({weight}) => weight.level)).toEqual([
      90,
      contentWeight,
      contentWeight,
      80,
      70,
      signpostWeight,
      80,
    ]);
  });

  it('has the keywords on the title alone, where they count for the page', () => {
    expect(records.filter((record) => 'keywords' in record)).toEqual([records[0]]);
  });

  it('ranks a page that only lists others below the rest', () => {
    const [listed] = recordsOf({...page, isCategory: true}, url, 'g');
    expect(listed!.weight.page_rank).toBeLessThan(records[0]!.weight.page_rank);
  });

  it('has the description once when the text begins with it', () => {
    const twice = recordsOf({...page, description: 'Einleitung'}, url, 'g');
    expect(twice.filter(({content}) => content === 'Einleitung')).toHaveLength(1);
  });
});
