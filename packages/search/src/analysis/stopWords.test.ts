import {expect, it} from 'vitest';
import {fold} from './fold';
import {isStopWord} from './stopWords';

it.each(['Wie', 'mein', 'für', 'über', 'kann', 'andere', 'a'])('%s says nothing', (word) => {
  expect(isStopWord(fold(word))).toBe(true);
});

it.each(['Passwort', 'neu', 'Seite', '3', 'ändern', 'ändere'])('%s says something', (word) => {
  expect(isStopWord(fold(word))).toBe(false);
});
