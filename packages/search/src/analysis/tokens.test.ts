import {describe, expect, it} from 'vitest';
import {tokenize} from './tokens';

const words = (text: string) => tokenize(text).map(({word}) => word);

describe('tokenize', () => {
  it('folds words and leaves punctuation out', () => {
    expect(words('«Öffnen» Sie, bitte: /typo3?')).toEqual(['offnen', 'sie', 'bitte', 'typo3']);
  });

  it('joins hyphenated words and keeps their parts', () => {
    const [token] = tokenize('E-Mail-Adresse');
    expect(token?.word).toBe('emailadresse');
    expect(token?.parts?.map(({word}) => word)).toEqual(['e', 'mail', 'adresse']);
  });

  it('gives places in the text, also for parts and decomposed umlauts', () => {
    const text = 'Die Online-Übersicht';
    const [, token] = tokenize(text.normalize('NFD'));
    expect(text.normalize('NFD').slice(token!.start, token!.end)).toBe(
      'Online-Übersicht'.normalize('NFD'),
    );
    const part = token!.parts![1]!;
    expect(text.normalize('NFD').slice(part.start, part.end).normalize('NFC')).toBe('Übersicht');
  });

  it.each(['', '   ', '?!*+()[]{}^$|\\', '😀🎉', '---'])('finds no word in %j', (text) => {
    expect(words(text)).toEqual([]);
  });

  it('takes soft hyphens as part of the word', () => {
    expect(words('Web\u00adseite')).toEqual(['webseite']);
  });
});
