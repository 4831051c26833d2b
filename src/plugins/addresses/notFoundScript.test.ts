import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {notFoundScript} from './notFoundScript';

/** Where the script moves a reader who asked for that address. */
function targetOf(pathname: string): string | null {
  let target: string | null = null;
  const replace = (address: string) => {
    target = address;
  };
  const location = {pathname, search: '?a=1', hash: '#b', replace};
  const window = {stop: () => {}};
  const document = {readyState: 'loading'};
  const known = {pages: ['/einführung'], moved: {'/alt': '/einführung'}};
  runInNewContext(notFoundScript(known, []), {location, window, document});
  return target;
}

it('needs nothing from outside, and moves to the canonical spelling', () => {
  expect(targetOf('/Einf%C3%BChrung/')).toBe('/einf%C3%BChrung?a=1#b');
  expect(targetOf('/ALT.html')).toBe('/einf%C3%BChrung?a=1#b');
  expect(targetOf('/nichts')).toBeNull();
});
