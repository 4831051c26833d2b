import {expect, it} from 'vitest';
import {pathKey} from './pathKey';

it.each([
  ['/Shop/Zahlen/', '/shop/zahlen'],
  ['/shop/einf%C3%BChrung', '/shop/einführung'],
  ['/shop/zahlen.html', '/shop/zahlen'],
  ['/shop/index.html', '/shop'],
  ['/shop/einfu%CC%88hrung', '/shop/einführung'],
  ['/', '/'],
  ['/100%', '/100%'],
])('%s is looked up as %s', (path, key) => {
  expect(pathKey(path)).toBe(key);
});
