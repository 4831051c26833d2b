import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './unsichtbares';

it.each(['Spei\u00ADchern', 'Spei\u200Bchern', 'Speichern\uFEFF'])(
  'finds the invisible sign in %j',
  async (word) => {
    expect(await checkBody(rule, `Text\n\nKlicken Sie auf ${word}.\n`)).toEqual([
      '3 In «Speichern» steckt ein unsichtbares Zeichen → Löschen Sie das Wort, und tippen Sie es neu.',
    ]);
  },
);

it('accepts hard blanks, which keep words together', async () => {
  expect(await checkBody(rule, 'Nach 5\u00A0Minuten, um 14.30\u202FUhr.\n')).toEqual([]);
});
