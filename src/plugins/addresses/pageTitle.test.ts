import {expect, it} from 'vitest';
import {pageTitle} from './pageTitle';

it('takes the title without the site, as text', () => {
  const html =
    '<!doctype html><html><head><title data-rh=true>Texte &amp; Bilder | Handbuch</title></head></html>';
  expect(pageTitle(html)).toBe('Texte & Bilder');
});
