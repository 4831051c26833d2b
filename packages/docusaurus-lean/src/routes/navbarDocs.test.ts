import {expect, it} from 'vitest';
import {navbarDocIds} from './navbarDocs';

it('finds docs in the navbar and in its dropdowns', () => {
  const items = [{docId: 'a'}, {to: '/x'}, {items: [{docId: 'b'}, {docId: 'a'}]}];
  expect([...navbarDocIds({navbar: {items}})]).toEqual(['a', 'b']);
  expect([...navbarDocIds({})]).toEqual([]);
});
