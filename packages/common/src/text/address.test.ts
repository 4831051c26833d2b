import {describe, expect, it} from 'vitest';
import {comparable, decodedAddress, spelled} from './address';

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
});

describe('spelled', () => {
  it('finds the spelling of another case and of a decomposed umlaut', () => {
    expect(spelled('/DEV/marker-creator', known)).toBe('/dev/Marker-Creator');
    expect(spelled('/dorfplatz/amtliche/einfu\u0308hrung', known)).toBe(known[1]);
    expect(spelled('/typo3/12.0/', known)).toBe('/typo3/12.0');
    expect(spelled('/nichts', known)).toBeUndefined();
  });

  it.each([')', '.', ',', '»', '").', '>', '/)', '*', ' …', '\u200B'])(
    'finds the page of an address with %j at its end, which a mail program took for its part',
    (rest) => {
      expect(spelled(`/typo3/12.0${rest}`, known)).toBe('/typo3/12.0');
    },
  );

  it('keeps a character at the end that is part of a name', () => {
    expect(spelled('/c++', ['/c', '/c++'])).toBe('/c++');
  });
});

describe('decodedAddress', () => {
  it('reads UTF-8, Latin-1, and a percent sign that encodes nothing', () => {
    expect(decodedAddress('/dorfplatz/amtliche/einf%C3%BChrung')).toBe(known[1]);
    expect(decodedAddress('/dorfplatz/amtliche/einf%FChrung')).toBe(known[1]);
    expect(decodedAddress('/einf%FChrung%2f%C3%A4')).toBe('/einführung/ä');
    expect(decodedAddress('/rabatt-50%')).toBe('/rabatt-50%');
  });
});
