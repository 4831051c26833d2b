import {expect, it} from 'vitest';
import {publicTitle} from './pageTitles';

const page = (head: string) => `<!doctype html><html><head>${head}</head></html>`;

it('takes the title without the site, as text', () => {
  expect(publicTitle(page('<title data-rh=true>Texte &amp; Bilder | Handbuch</title>'))).toBe(
    'Texte & Bilder',
  );
});

it('has none for a page without title or one that is not to be found', () => {
  expect(publicTitle(page(''))).toBeNull();
  expect(
    publicTitle(page('<meta name=robots content="noindex, nofollow"><title>Suche</title>')),
  ).toBeNull();
});
