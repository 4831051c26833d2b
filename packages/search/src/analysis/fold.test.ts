import {describe, expect, it} from 'vitest';
import {fold} from './fold';

describe('fold', () => {
  it.each([
    ['Änderung', 'Aenderung'],
    ['schliessen', 'schließen'],
    ['Müller', 'Mueller'],
    ['löschen', 'loeschen'],
    ['Menü', 'menu'],
    ['Café', 'cafe'],
    ['Userbeiträge', 'Userbeitra\u0308ge'],
    ['Web\u00adsite', 'WEBSITE'],
    ['ﬁlter', 'filter'],
    ['Andere', 'anderen'],
  ])('gives %s and %s one form', (left, right) => {
    expect(fold(left)).toBe(fold(right));
  });

  it.each([
    ['neue', 'neu'],
    ['Bauer', 'Baur'],
    ['Quelle', 'Qulle'],
    ['ändere', 'andere'],
    ['aendere', 'andere'],
  ])('keeps %s apart from %s', (left, right) => {
    expect(fold(left)).not.toBe(fold(right));
  });

  it('has nothing left to do with its own result', () => {
    expect(fold(fold('Übergrösse'))).toBe(fold('Übergrösse'));
  });
});
