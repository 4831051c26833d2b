import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './listen';

const box =
  'Das Kästchen am Anfang des Punkts kann niemand anklicken, und Vorleseprogramme sagen nicht, wozu es gehört';
const torn = 'Diese Punkte gehören nicht zur Nummer darüber, und die Liste reisst hier ab';
const empty = 'Dieser Punkt der Liste ist leer';

it.each([
  ['- [ ] Eins\n- [x] Zwei\n- Drei', [`1 ${box}`, `2 ${box}`]],
  ['- Eins\n  - [ ] Teil', [`2 ${box}`]],
  ['1. Eins\n  - Teil\n2. Zwei', [`2 ${torn}`]],
  ['1. Eins\n\n- Teil\n\n2. Zwei', [`3 ${torn}`]],
  ['- Eins\n-\n- Drei', [`2 ${empty}`]],
])('tells of %j', async (body, problems) => {
  const found = await checkBody(rule, body);
  expect(found.map((text) => text.split(' →')[0])).toEqual(problems);
});

it.each([
  '- Eins\n- Zwei',
  '- ☐ Eins\n- ☑ Zwei',
  '1. Eins\n   - Teil\n2. Zwei',
  '- Eins\n  - Teil\n    - Noch tiefer',
  '1. Eins\n2. Zwei\n\n- Anderes\n\n1. Neue Liste',
  '1. Eins\n\nEin Satz.\n\n2. Zwei',
])('accepts %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});
