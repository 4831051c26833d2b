import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import storesOnce from './storesOnce.mjs';

const upstream = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

it('opens both of the stores of upstream once', () => {
  const once = /\.useState\(function\(\)\{return \w+\(\{key:"__DOCSEARCH_(\w+)_SEARCHES__"/g;
  const names = [...storesOnce(upstream).matchAll(once)].map(([, name]) => name);
  expect(names).toEqual(['FAVORITE', 'RECENT']);
});

it('changes nothing else, and leaves valid code', () => {
  const changed = storesOnce(upstream);
  const back = changed.replace(
    /\.useState\(function\(\)\{return (\w+\(\{key:"__DOCSEARCH_\w+".*?\}\))\}\)\[0\]/g,
    '.useRef($1).current',
  );
  expect(back).toBe(upstream);
  const body = changed.replace(/\bimport\b[^;]*;/g, '').replace(/\bexport\s*\{[^}]*\};?/g, '');
  expect(() => new Function(body)).not.toThrow();
});
