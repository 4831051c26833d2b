import {expect, it} from 'vitest';
import {fold} from './fold';
import {isStopWord} from './stopWords';

it.each(['Wie', 'mein', 'für', 'über', 'kann', 'a'])('%s says nothing', (word) => {
  expect(isStopWord(fold(word))).toBe(true);
});

it.each(['Passwort', 'neu', 'Seite', '3', 'ändern'])('%s says something', (word) => {
  expect(isStopWord(fold(word))).toBe(false);
});
