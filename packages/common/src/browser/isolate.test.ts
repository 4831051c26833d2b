// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {makeRestInert, othersThan} from './isolate';

const byId = (id: string) => document.getElementById(id)!;
const inertOnes = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')].filter(({inert}) => inert).map(({id}) => id);

it('makes all inert but an element and what it stands in, and leaves what was so before', () => {
  document.body.innerHTML =
    '<nav id="menu"></nav><main id="main"><p id="text"></p><div id="dialog"><b id="inside"></b></div></main><div id="layer"></div>';
  byId('layer').inert = true;
  expect(othersThan(byId('dialog')).map(({id}) => id)).toEqual(['text', 'menu', 'layer']);
  const release = makeRestInert(byId('dialog'));
  expect(inertOnes()).toEqual(['menu', 'text', 'layer']);
  release();
  expect(inertOnes()).toEqual(['layer']);
});
