import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

it('README.md says of every folder of src what it holds, and of no other', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `.*? \|/gm) ?? [];
  const told = rows.flatMap((row) => [...row.matchAll(/`src\/(\w+)`/g)].map(([, name]) => name));
  const folders = readdirSync('src', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  expect(told.sort()).toEqual(folders.map(({name}) => name).sort());
});
