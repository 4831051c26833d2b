import {expect, it} from 'vitest';
import {createVocabulary} from './vocabulary';

it('asks once for each word of a file how it is split, also for words of another file', () => {
  const vocabulary = createVocabulary();
  const asked: string[] = [];
  const split = (word: string) => {
    asked.push(word);
    return word === 'kontaktformular' ? ['kontakt', 'formular'] : null;
  };
  const first = vocabulary.begin(split);
  expect(first('Kontaktformular')).toEqual(['kontaktformular', '+kontakt', '+formular']);
  first('kontaktformular');
  const second = vocabulary.begin(split);
  second('KONTAKTFORMULAR');
  first('Seite');
  expect(asked).toEqual(['kontaktformular', 'kontaktformular', 'seite']);
});
