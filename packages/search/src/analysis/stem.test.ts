import {describe, expect, it} from 'vitest';
import {fold} from './fold';
import {stem} from './stem';

const stemOf = (word: string) => stem(fold(word));

describe('stem', () => {
  it.each([
    ['Bilder', 'Bild'],
    ['Formulare', 'Formular'],
    ['Änderung', 'ändern'],
    ['Änderungen', 'aendern'],
    ['ändere', 'andern'],
    ['Einstellungen', 'einstellen'],
    ['Speicherung', 'speichern'],
    ['Anmeldung', 'anmelden'],
    ['Passwörter', 'Passwort'],
    ['Sicherung', 'sichern'],
    ['sicherer', 'sicheren'],
    ['Seiten', 'Seite'],
    ['Waren', 'Ware'],
    ['nächste', 'nächsten'],
    ['mehrere', 'mehreren'],
  ])('%s and %s have one stem', (left, right) => {
    expect(stemOf(left)).toBe(stemOf(right));
  });

  it.each([
    ['Anmeldung', 'Abmeldung'],
    ['Karte', 'Karussell'],
    ['Text', 'Test'],
    // The second of these carries no topic.
    ['Sicherung', 'sich'],
    ['sicher', 'sich'],
    ['Seite', 'seit'],
    ['nächste', 'nach'],
    ['ändern', 'andere'],
    ['Änderung', 'anderer'],
    ['mehrere', 'mehr'],
    ['Ware', 'war'],
    ['Weile', 'weil'],
    ['schönes', 'schon'],
  ])('keeps %s and %s apart', (left, right) => {
    expect(stemOf(left)).not.toBe(stemOf(right));
  });

  it('leaves short words and words with digits alone', () => {
    expect(['url', 'seo', 'typo3', 'web20er'].map(stem)).toEqual([
      'url',
      'seo',
      'typo3',
      'web20er',
    ]);
  });
});
