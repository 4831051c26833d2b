import {expect, it} from 'vitest';
import {leftOutText} from './leftOutText';

it.each([
  [[], ''],
  [['Lieferschein'], 'Keine Seite enthält alle Wörter. Ohne «Lieferschein» gefunden:'],
  [['a', 'b', 'c'], 'Keine Seite enthält alle Wörter. Ohne «a», «b» und «c» gefunden:'],
])('says that %j was left out', (words, text) => {
  expect(leftOutText(words)).toBe(text);
});
