import {expect, it} from 'vitest';
import {opensOriginal} from './opensOriginal';

it('opens a picture at its original size where the window hardly enlarges it', () => {
  expect(opensOriginal({inline: 356, fitted: 366, natural: 1280})).toBe(true);
  expect(opensOriginal({inline: 701, fitted: 701, natural: 850})).toBe(true);
});

it('fits a picture into a window that clearly enlarges it', () => {
  expect(opensOriginal({inline: 640, fitted: 800, natural: 1280})).toBe(false);
});

it('fits a picture that has no more to show', () => {
  expect(opensOriginal({inline: 390, fitted: 390, natural: 390})).toBe(false);
  expect(opensOriginal({inline: 701, fitted: 829, natural: 720})).toBe(false);
});
