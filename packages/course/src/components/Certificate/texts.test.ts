import {expect, it} from 'vitest';
import {achieved} from './texts';

it('tells the whole course from a part of it', () => {
  expect(achieved(3, 3)).toBe('abgeschlossen und alle 3 Übungen gelöst.');
  expect(achieved(2, 3)).toBe('besucht und 2 von 3 Übungen gelöst.');
});
