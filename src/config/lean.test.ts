import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {leanOptions} from './lean';

const patterns = Object.values(leanOptions.lateStyles).flatMap(({source}) => source.split('|'));
const files = ['src', 'packages'].flatMap((room) =>
  readdirSync(room, {recursive: true, encoding: 'utf8'}).map((file) => `${room}/${file}`),
);

// The styles of a folder that has moved would be in every page again, without a word.
test.each(patterns)('the styles that load later are at %s', (pattern) => {
  const isStyle = (file: string) => file.endsWith('.css') && RegExp(pattern).test(`/${file}`);
  expect(files.some(isStyle)).toBe(true);
});
