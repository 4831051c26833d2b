// @vitest-environment jsdom
import type {DocSearchHit} from '@docsearch/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {emptyHierarchy} from '../records/record';
import {questionHit} from './questionHit';
import {asKeepable, isHitList, mendStoredSearches} from './storedSearches';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('isHitList', () => {
  it('knows what DocSearch stores', () => {
    expect(isHitList('[]')).toBe(true);
    expect(isHitList('[{"objectID":"1","hierarchy":{"lvl0":"A"},"type":"lvl1"}]')).toBe(true);
  });

  it.each([
    '',
    '""',
    'null',
    '42',
    '{"a":1}',
    '[null]',
    '[42]',
    '[{"objectID":1,"hierarchy":{}}]',
    '[{"objectID":"1","hierarchy":null}]',
    '[{"objectID":"1"}]',
    '\u0000{',
  ])('does not take %j for it', (text) => {
    expect(isHitList(text)).toBe(false);
  });
});

describe('mendStoredSearches', () => {
  it.each([
    ['RECENT', 'FAVORITE'],
    ['FAVORITE', 'RECENT'],
  ])('forgets the damaged list of kind %s and nothing else', (damaged, whole) => {
    localStorage.setItem(`__DOCSEARCH_${damaged}_SEARCHES__x`, '{');
    localStorage.setItem(`__DOCSEARCH_${whole}_SEARCHES__x`, '[]');
    localStorage.setItem('theme', 'dark');
    mendStoredSearches('x');
    expect(Object.keys(localStorage).sort()).toEqual([`__DOCSEARCH_${whole}_SEARCHES__x`, 'theme']);
  });

  it('lives with blocked storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => mendStoredSearches('x')).not.toThrow();
  });
});

describe('asKeepable', () => {
  const hierarchy = {...emptyHierarchy('E-Mail'), lvl1: 'Webmail', lvl2: 'Adressbuch'};
  const hit = (type: string) => ({objectID: '1', type, hierarchy}) as unknown as DocSearchHit;

  it('makes a heading of what was found in the text, for DocSearch forgets anything else', () => {
    expect(asKeepable(hit('content'))).toEqual({...hit('lvl2'), isFoundInText: true});
  });

  it('leaves a question as it is, which then is a whole list', () => {
    const question = questionHit({
      question: 'Wie schreibe ich?',
      url: 'https://h.test/email/webmail#schreiben',
      group: 'E-Mail',
      page: 'Webmail',
    });
    const stored = asKeepable(question as unknown as DocSearchHit);
    expect(stored).toBe(question);
    expect(isHitList(JSON.stringify([stored]))).toBe(true);
  });

  it('leaves a heading as it is', () => {
    expect(asKeepable(hit('lvl1'))).toEqual(hit('lvl1'));
  });
});
