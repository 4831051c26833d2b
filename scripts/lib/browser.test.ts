import {expect, it} from 'vitest';
import {starts} from './browser';

it('tells a program that starts from one that does not, and from a file that is none', () => {
  expect(starts(process.execPath)).toBe(true);
  expect(starts('/bin/false')).toBe(false);
  expect(starts('package.json')).toBe(false);
});
