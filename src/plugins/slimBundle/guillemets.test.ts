import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import guillemets from './guillemets.mjs';

const upstream = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

it('changes the quotes of upstream’s query without results, and nothing else', () => {
  const changed = guillemets(upstream);
  expect(changed).not.toBe(upstream);
  expect(changed.replace("' «',", `' "',`).replace(",'»'", `,'"'`)).toBe(upstream);
});
