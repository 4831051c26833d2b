// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {mendStoredSearches, safeList} from './storedSearches';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const hit = (changes: object = {}) => ({
  objectID: '1',
  url: '/email/webmail#passwort',
  type: 'lvl1',
  hierarchy: {lvl0: 'E-Mail', lvl1: 'Passwort &amp; Name', lvl2: null},
  content: null,
  ...changes,
});
const safe = (changes: object) => safeList(JSON.stringify([hit(changes)]));

describe('a stored list', () => {
  it('stays as DocSearch has stored it', () => {
    expect(safe({})).toEqual([hit()]);
  });

  it.each(['', '""', 'null', '42', '{"a":1}', '\u0000{'])('is empty for %j', (text) => {
    expect(safeList(text)).toEqual([]);
  });

  it.each([
    null,
    42,
    {objectID: 1, hierarchy: {}},
    {objectID: '1', hierarchy: null},
    {objectID: '1'},
  ])('drops %j alone', (other) => {
    expect(safeList(JSON.stringify([other, hit()]))).toEqual([hit()]);
  });

  it('has text only', () => {
    const html = '<img src=x onerror=alert(1)>Bild <b>ersetzen</b> <img src=y ';
    const [{hierarchy, content} = hit()] = safe({hierarchy: {lvl1: html}, content: html});
    expect([hierarchy.lvl1, content]).toEqual(Array(2).fill('Bild ersetzen &lt;img src=y '));
  });

  it.each([
    'https://andere.example/',
    '//andere.example/',
    'javascript:alert(1)',
    'https://',
    undefined,
  ])('does not lead to %s', (url) => {
    expect(safe({url})).toEqual([]);
  });
});

describe('mendStoredSearches', () => {
  it('cleans both lists and nothing else', () => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__x', '{');
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__x', JSON.stringify([hit()]));
    localStorage.setItem('theme', 'dark');
    mendStoredSearches('x');
    expect({...localStorage}).toEqual({
      __DOCSEARCH_RECENT_SEARCHES__x: '[]',
      __DOCSEARCH_FAVORITE_SEARCHES__x: JSON.stringify([hit()]),
      theme: 'dark',
    });
  });

  it('lives with blocked storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => mendStoredSearches('x')).not.toThrow();
  });
});
