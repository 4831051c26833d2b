import {describe, expect, it} from 'vitest';
import {siteTitle} from '../../src/config/siteTitle';
import {html, page, pageRoutes, readPage} from '../lib/pages';

describe.each(pageRoutes)('%s', (route) => {
  const $ = readPage(route);

  it('has one h1, a title with the delimiter and a description', () => {
    expect($('h1').length).toBe(1);
    expect($('title').text()).toMatch(new RegExp(`\\S \\| ${siteTitle}$`));
    expect($('meta[name="description"]').attr('content')?.length).toBeGreaterThanOrEqual(80);
  });

  it('is marked as Swiss German with an x-default alternate', () => {
    expect($('html').attr('lang')).toBe('de-CH');
    expect($('html').attr('dir')).toBe('ltr');
    expect($('link[rel=alternate][hreflang="x-default"]').length).toBe(1);
    expect($('link[rel=alternate][hreflang="de-CH"]').length).toBe(1);
    expect($('link[rel=canonical]').length).toBe(1);
  });

  // It is in the HTML, so that it needs no JavaScript and nothing flashes.
  it('has the list of versions only within TYPO3', () => {
    const dropdown = $('nav.navbar .navbar__items--right .dropdown');
    expect(dropdown.length).toBe(/^\/typo3(?:\/|$)/.test(route) ? 1 : 0);
  });
});

it('no two pages have the same title', () => {
  // This does not parse the pages again, which would take seconds.
  const titles = pageRoutes.map(
    (route) => /<title[^>]*>([^<]*)/.exec(html(route))?.[1] ?? route,
  );
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
});

const generated = /^\/search$|\/(?:category|tags)(?:\/|$)/;
const docs = pageRoutes.filter((route) => !generated.test(route));

describe('document pages', () => {
  it.each(docs)('%s shows when it was changed, and nobody’s name', (route) => {
    const $ = readPage(route);
    expect($('.theme-last-updated time[itemprop=dateModified]').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d/);
    expect($('.theme-last-updated:has([itemprop=dateModified])').text()).not.toMatch(/ von /);
  });

  it('keeps unlisted and search pages out of search engines', () => {
    const solutions = '/dev/Schnupperlehre-loesungen/Spitzbubenrezept/solutions';
    expect(readPage(solutions)('meta[name=robots]').attr('content')).toContain('noindex');
    expect(readPage('/search')('meta[name=robots]').attr('content')).toContain('noindex');
  });
});

it('the not-found page names no address as its own and stays out of search engines', () => {
  const $ = page('/404');
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical], link[rel=alternate], meta[property="og:url"]').length).toBe(0);
});
