import {expect, it} from 'vitest';
import {notStorable} from './storable';

it.each([
  ['con.mdx', 'Gerät'],
  ['AUX', 'Gerät'],
  ['com1.webp', 'Gerät'],
  ['nul.tar.gz', 'Gerät'],
  ['programme.', 'Punkt'],
  ['programme ', 'Leerzeichen'],
  ['was?.mdx', 'Zeichen ?'],
  ['a:b.mdx', 'Zeichen :'],
])('refuses %s', (name, reason) => {
  expect(notStorable(name)).toContain(reason);
});

it.each(['kontakt.mdx', 'aux-anschluss.mdx', 'com10.mdx', 'con1.mdx', '_teil.mdx', 'a.b.mdx'])(
  'accepts %s',
  (name) => {
    expect(notStorable(name)).toBeNull();
  },
);
