import {describe, expect, it} from 'vitest';
import {maxQueryLength} from '../constants';
import {shortenQuery} from './shortenQuery';

const limit = maxQueryLength;

describe('shortenQuery', () => {
  it.each([
    ['a text that fits', 'Wie ersetze ich ein Bild?'],
    ['a blank that was just typed', 'wie '],
    ['as many characters as the field takes', 'ä'.repeat(limit)],
  ])('leaves %s as it is', (_, text) => {
    expect(shortenQuery(text)).toBe(text);
  });

  it('keeps the telling words in their order, without signs around them', () => {
    const question =
      'Die «Webseite» aktualisiert sich nicht, und ich habe alles in TYPO3 gespeichert!';
    expect(shortenQuery(question)).toBe('Webseite aktualisiert TYPO3 gespeichert');
  });

  it('cuts between words, and keeps a later word that still fits', () => {
    const words = `${'Übersetzungen '.repeat(4)}Mehrwertsteuersatz Shop`;
    expect(shortenQuery(words)).toBe(`${'Übersetzungen '.repeat(4)}Shop`);
    expect(shortenQuery(words).length).toBeLessThanOrEqual(limit);
  });

  it('cuts no umlaut in two that consists of two characters', () => {
    const decomposed = 'u\u0308';
    const shortened = shortenQuery(`${'b'.repeat(limit - 2)}${decomposed}. ${'c'.repeat(9)}`);
    expect(shortened).toBe(`${'b'.repeat(limit - 2)}${decomposed}`);
  });

  it('takes line breaks for spaces, and drops nothing if that is enough', () => {
    expect(shortenQuery(`wie geht das?${'\r\n'.repeat(limit)} so`)).toBe('wie geht das? so');
  });

  it('cuts inside a word only if it is longer than the field', () => {
    expect(shortenQuery('x'.repeat(limit + 9))).toBe('x'.repeat(limit));
    expect(shortenQuery(`wie ist ${'x'.repeat(limit + 9)}`)).toBe('x'.repeat(limit));
    expect(shortenQuery(`${'x'.repeat(limit + 9)} Bild`)).toBe('Bild');
  });

  it('keeps words without a topic if there are no others', () => {
    expect(shortenQuery('wie ist das '.repeat(9))).toBe(`${'wie ist das '.repeat(5)}wie`);
  });

  it('leaves no half of an emoji', () => {
    expect(shortenQuery(`${'x'.repeat(limit - 1)}😀`)).toBe('x'.repeat(limit - 1));
    expect(shortenQuery(`${'x'.repeat(limit - 1)}😀y`)).toBe('x'.repeat(limit - 1));
    expect(shortenQuery('😀'.repeat(limit))).toBe('😀'.repeat(limit / 2));
  });

  it('lives with signs alone', () => {
    expect(shortenQuery('!'.repeat(limit + 1))).toBe('!'.repeat(limit));
    expect(shortenQuery(' '.repeat(limit + 1))).toBe('');
  });
});
