import {describe, expect, it} from 'vitest';
import {canonicalAddress, comparable} from './address';

const known = ['/', '/dorfplatz/amtliche/einführung', '/dev/Marker-Creator', '/typo3/12.0'];

describe('comparable', () => {
  it('drops case, ending, trailing slash and decomposition', () => {
    expect(comparable('/Email/Webmail.html')).toBe('/email/webmail');
    expect(comparable('/email/index.html')).toBe('/email');
    expect(comparable('/email/')).toBe('/email');
    expect(comparable('/einfu\u0308hrung')).toBe('/einführung');
  });

  it('counts repeated slashes as one, and drops a slash behind the ending', () => {
    expect(comparable('/TYPO3//grundlagen/login')).toBe('/typo3/grundlagen/login');
    expect(comparable('//email//')).toBe('/email');
    for (const path of [
      '/typo3/12.0/index.html/',
      '/typo3/12.0//index.html',
      '/typo3/12.0.html/',
    ]) {
      expect(comparable(path)).toBe('/typo3/12.0');
    }
  });

  it('drops blanks at the end, as a link has them that was copied with what follows', () => {
    for (const path of ['/email ', '/email/ ', '/email.html ', '/email\u00A0']) {
      expect(comparable(path)).toBe('/email');
    }
    expect(comparable('/ ')).toBe('/');
  });

  it('keeps the root', () => {
    expect(comparable('/')).toBe('/');
    expect(comparable('/INDEX.HTML')).toBe('/');
    expect(comparable('//')).toBe('/');
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
