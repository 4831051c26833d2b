import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './vorbehalte';

const check = (...texts: string[]) =>
  checkFiles(rule, {'email/test.mdx': `${head}${texts.join('\n\n')}\n`});
const plain = Array.from({length: 18}, (_, index) => `Das ist der Satz ${index}.`);

it('counts hedges by sentences', async () => {
  const found = await check('Meist geht es.', 'Oft nicht. In der Regel schon.');
  expect(found).toEqual([
    expect.stringMatching(
      /^email\/test\.mdx:1 Die Seite hat 4 Sätze und 3 Vorbehalte \(Meist, Oft, In der Regel\) → /,
    ),
  ]);
});

it('accepts one in ten sentences, and one on a short page', async () => {
  expect(await check('Meist geht es.', 'Oft nicht.', ...plain)).toEqual([]);
  expect(await check('Meist geht es.')).toEqual([]);
  expect(await check('Öfter als ein Mal, im Falle des Falles, am meisten.')).toEqual([]);
});
