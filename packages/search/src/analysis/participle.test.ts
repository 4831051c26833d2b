import {expect, it} from 'vitest';
import {infinitiveOf} from './participle';

it.each([
  ['geloscht', 'loschen'],
  ['gesperrt', 'sperren'],
  ['abgemeldet', 'abmelden'],
  ['hochgeladen', 'hochladen'],
  ['eingefugt', 'einfugen'],
  ['gezugelt', 'zugeln'],
  ['einzufugen', 'einfugen'],
  ['bild', null],
  ['gern', null],
])('%s → %s', (participle, infinitive) => {
  expect(infinitiveOf(participle)).toBe(infinitive);
});
