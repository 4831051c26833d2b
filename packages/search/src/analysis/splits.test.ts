import {expect, it} from 'vitest';
import {createLexicon} from './compounds';
import {createSplitReader, createSplitWriter} from './splits';

const lexicon = createLexicon();
['kontakt', 'formular', 'inhalt', 'element', 'liste'].forEach((word) => lexicon.add(word));
const words = ['kontaktformular', 'das', 'website', 'inhaltselementliste', 'elementliste'];

it('reads what was written: one part before the last, more, none', () => {
  const writer = createSplitWriter(lexicon);
  const written = words.map(writer.split);
  expect(written).toEqual([
    ['kontakt', 'formular'],
    null,
    null,
    ['inhalts', 'element', 'liste'],
    ['element', 'liste'],
  ]);
  expect(writer.signs()).toBe('e Eee');
  expect(words.map(createSplitReader(writer.signs()))).toEqual(written);
});

it('leaves words whole whose first part is longer than a sign can say', () => {
  const long = 'kontakt'.repeat(5);
  lexicon.add(long);
  const writer = createSplitWriter(lexicon);
  expect(writer.split(`${long}formular`)).toBeNull();
  expect(writer.signs()).toBe(' ');
});

it('leaves words whole for which there is no sign', () => {
  expect(words.map(createSplitReader('e'))).toEqual([
    ['kontakt', 'formular'],
    null,
    null,
    null,
    null,
  ]);
});
