import {expect, it} from 'vitest';
import {solvedText} from './texts';

it('says of one exercise that it is one', () => {
  expect(solvedText(0, 1)).toBe('0 von 1 Übung gelöst');
  expect(solvedText(1, 3)).toBe('1 von 3 Übungen gelöst');
});
