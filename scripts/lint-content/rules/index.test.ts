import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadRules} from '.';

it('loads every rule of the folder, each named like its file', async () => {
  const files = readdirSync(__dirname).filter((file) => !/^index\.|\.test\.ts$/.test(file));
  expect((await loadRules()).map(({name}) => `${name}.ts`)).toEqual(files);
});
