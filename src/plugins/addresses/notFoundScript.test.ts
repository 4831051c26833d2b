import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {notFoundPage, notFoundScript} from './notFoundScript';

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
  expect(targetOf('/einf%C3%BChrung%C2%BB.')).toBe('/einf%C3%BChrung?a=1#b');
  expect(targetOf('/einf%FChrung')).toBe('/einf%C3%BChrung?a=1#b');
  expect(targetOf('/nichts')).toBeNull();
  // A host that shows the 404 page there would show it again.
  expect(targetOf('/einf%C3%BChrung')).toBeNull();
});

it('stands first in the page, which loses its own address and nothing else', () => {
  const other = '<meta property=og:title content="a"><link rel=icon href=/logo.svg />';
  const own =
    '<meta data-rh=true property=og:url content=https://a.test/404.html /><link data-rh=true rel=canonical href=/404.html /><link rel="alternate" href="/404.html" hreflang="de-CH">';
  expect(notFoundPage(`<head>${own}${other}</head>`, '/sub/')).toBe(
    `<head><script src="/sub/addresses.js"></script><meta name="robots" content="noindex">${other}</head>`,
  );
});
