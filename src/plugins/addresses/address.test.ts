import {describe, expect, it} from 'vitest';
import {canonicalAddress, comparable, nearestPages} from './address';

const known = ['/', '/dorfplatz/amtliche/einführung', '/dev/Marker-Creator', '/typo3/12.0'];
const pages = [
  {path: '/email/abwesenheitsmeldung', title: 'Abwesenheitsmeldung einrichten'},
  {path: '/email/webmail', title: 'Webmail'},
  {path: '/typo3/grundlagen/login', title: 'Anmelden'},
];

describe('comparable', () => {
  it('drops case, ending, trailing slash and decomposition', () => {
    expect(comparable('/Email/Webmail.html')).toBe('/email/webmail');
    expect(comparable('/email/index.html')).toBe('/email');
    expect(comparable('/email/')).toBe('/email');
    expect(comparable('/einfu\u0308hrung')).toBe('/einführung');
  });

  it('keeps the root', () => {
    expect(comparable('/')).toBe('/');
    expect(comparable('/index.html')).toBe('');
  });
});

describe('canonicalAddress', () => {
  it('finds the spelling of another case and of a decomposed umlaut', () => {
    expect(canonicalAddress('/DEV/marker-creator', known)).toBe('/dev/Marker-Creator');
    expect(canonicalAddress('/dorfplatz/amtliche/einfu\u0308hrung', known)).toBe(known[1]);
    expect(canonicalAddress('/typo3/12.0/', known)).toBe('/typo3/12.0');
  });

  it('leaves canonical and unknown addresses alone', () => {
    expect(canonicalAddress('/dev/Marker-Creator', known)).toBeNull();
    expect(canonicalAddress('/nichts', known)).toBeNull();
  });
});

describe('nearestPages', () => {
  it('puts the misspelled page first', () => {
    expect(nearestPages('/email/abwesenheit', pages, 2)[0]).toBe(pages[0]);
    expect(nearestPages('/emial/webmial', pages, 3)[0]).toBe(pages[1]);
  });

  it('suggests nothing for an address that resembles none', () => {
    expect(nearestPages('/zzzz/qqqq', pages, 3)).toEqual([]);
  });
});
