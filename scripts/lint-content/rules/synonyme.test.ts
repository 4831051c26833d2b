import {expect, it} from 'vitest';
import {checkSynonyms} from './synonyme';

const check = (...lines: string[]) =>
  checkSynonyms(lines.join('\n')).map(({line, message}) => `${line} ${message}`);

const lonely = (group: string) =>
  `3 Zu «${group}» fehlt der andere Ausdruck → Schreiben Sie mindestens zwei, mit Komma oder => dazwischen.`;

it.each([
  ['NurEinWort # Test', lonely('NurEinWort')],
  ['NurEinWort,', lonely('NurEinWort,')],
  ['=> iPhone', lonely('=> iPhone')],
  ['Handy =>', lonely('Handy =>')],
  ['Handy; Natel', '3 In der Zeile steht ein Strichpunkt → Trennen Sie die Ausdrücke mit Kommas.'],
  ['Große, gross', '3 In der Zeile steht ein ß → Schreiben Sie ss.'],
  ['Grosse, gross,', '3 In der Zeile steht ein Komma zu viel → Löschen Sie es.'],
  ['a => b => c', '3 In der Zeile steht => zweimal → Machen Sie zwei Zeilen daraus.'],
])('finds what is wrong in %j', (line, message) => {
  expect(check('# Geräte; alle', '', line)).toEqual([message]);
});

it('accepts groups, one way and both', () => {
  expect(
    check('Handy, Natel', 'Handy => iPhone # nur so; nicht umgekehrt', 'a, b => c, d'),
  ).toEqual([]);
});
