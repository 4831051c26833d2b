import {expect, it} from 'vitest';
import {checkSynonyms} from './synonyme';

const check = (...lines: string[]) =>
  checkSynonyms(lines.join('\n')).map(({line, message}) => `${line} ${message}`);

it.each([
  ['NurEinWort # Test', '3 Zu «NurEinWort» fehlt der andere Ausdruck'],
  ['NurEinWort,', '3 Zu «NurEinWort,» fehlt der andere Ausdruck'],
  ['=> iPhone', '3 Zu «=> iPhone» fehlt der andere Ausdruck'],
  ['Handy; Natel', '3 In der Zeile steht ein Strichpunkt → Trennen Sie die Ausdrücke mit Kommas.'],
  ['Große, gross', '3 In der Zeile steht ein ß → Schreiben Sie ss.'],
  ['Grosse, gross,', '3 In der Zeile steht ein Komma zu viel → Löschen Sie es.'],
  ['a => b => c', '3 In der Zeile steht => zweimal → Machen Sie zwei Zeilen daraus.'],
])('finds what is wrong in %j', (line, message) => {
  expect(check('# Geräte; alle', '', line)).toEqual([expect.stringContaining(message)]);
});

it('accepts a comment behind a group', () => {
  expect(check('a, b => c, d # nur so; nicht umgekehrt')).toEqual([]);
});
