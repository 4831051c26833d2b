import {describe, expect, it} from 'vitest';
import {createLexicon, knownEnd, splitCompound} from './compounds';
import {fold} from './fold';
import {tokenize} from './tokens';

const text = `
  Kontakt Formular Passwort ändern Änderung Bild Bilder Galerie anmelden Maske suchen Feld Sprache Sprachen
  Umschalter Datei Liste Website Seite Seiten Eigenschaften Zahlung Art Arten Web Web Web Server laden hoch
  bestimmen beste immer stellen ein Inhalt Elemente Benutzer Name Pass Ende passen
  Ort Ort Ort Plan
  Domain Eintrag Nein Trage veröffentlichen veröffentlicht Licht
  Mitglied Mitglieder Bereich Erbe Reich
  Grund Lage
`;
const lexicon = createLexicon();
tokenize(text).forEach(({word}) => lexicon.add(word));
const split = (word: string) => splitCompound(fold(word), lexicon)?.join(' ');

describe('splitCompound', () => {
  it.each([
    ['Kontaktformular', 'kontakt formular'],
    ['Passwortänderung', 'passwort anderung'],
    ['Bildergalerie', 'bilder galerie'],
    ['Anmeldemaske', 'anmelde maske'],
    ['Suchfeld', 'such feld'],
    ['Sprachumschalter', 'sprach umschalter'],
    ['Sprachenumschalter', 'sprachen umschalter'],
    ['Seiteneigenschaften', 'seiten eigenschaften'],
    ['Zahlungsarten', 'zahlungs arten'],
    ['Webserver', 'web server'],
    ['Benutzernamen', 'benutzer namen'],
    ['Ortsplan', 'orts plan'],
    ['Inhaltselementliste', 'inhalts element liste'],
    ['Domaineinträge', 'domain eintrage'],
    ['Mitgliederbereich', 'mitglieder bereich'],
  ])('%s → %s', (word, parts) => {
    expect(split(word)).toBe(parts);
  });

  it.each([
    'hochladen',
    'bestimmen',
    'einstellen',
    'passende',
    'veröffentlicht',
    'veröffentlichte',
    'Passwort',
    'Galerie',
    'Vorlage',
    'Grundlagen',
  ])('leaves %s whole', (word) => {
    expect(split(word)).toBeUndefined();
  });
});

it.each([
  ['Lieblingsbilder', 'bilder'],
  ['Xylophon', null],
])('knownEnd: %s → %s', (word, end) => {
  expect(knownEnd(fold(word), lexicon)).toBe(end);
});
