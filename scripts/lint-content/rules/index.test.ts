import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {rules} from '.';

const folder = __dirname;
const files = readdirSync(folder)
  .filter((file) => !file.startsWith('index.') && !file.endsWith('.test.ts'))
  .map((file) => path.parse(file).name);

it('has every rule of the folder, in its order', () => {
  expect(rules.map(({name}) => name)).toEqual(files);
});

describe.each(files)('%s', (name) => {
  it('has a test of the same name', () => {
    expect(existsSync(path.join(folder, `${name}.test.ts`))).toBe(true);
  });
});
