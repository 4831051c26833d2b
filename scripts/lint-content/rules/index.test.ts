import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadRules} from '.';

const rules = await loadRules();
const files = readdirSync(__dirname)
  .filter((file) => !file.startsWith('index.') && !file.endsWith('.test.ts'))
  .map((file) => path.parse(file).name);

it('loads every rule of the folder, each named like its file', () => {
  expect(rules.map(({name}) => name)).toEqual(files);
});

describe.each(files)('%s', (name) => {
  it('has a test of the same name', () => {
    expect(existsSync(path.join(__dirname, `${name}.test.ts`))).toBe(true);
  });
});
