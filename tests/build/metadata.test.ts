import {expect, it} from 'vitest';
import {html, page, pageRoutes} from '../lib/pages';
import {shownMessages} from '../lib/messages';

it('no two pages have the same title', () => {
  const titles = pageRoutes.map(
    (route) => /<title[^>]*>([^<]*)/.exec(html(route))?.[1] ?? route,
  );
  expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
});

it('keeps unlisted and search pages out of search engines', () => {
  const solutions = '/dev/Schnupperlehre-loesungen/Spitzbubenrezept/solutions';
  for (const route of [solutions, '/search']) {
    expect(page(route)('meta[name=robots]').attr('content')).toContain('noindex');
  }
});

it('the not-found page names no address as its own and stays out of search engines', () => {
  const $ = page('/404');
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical], link[rel=alternate], meta[property="og:url"]').length).toBe(0);
});

it('names the colour mode that is shown until somebody chooses one', () => {
  const label = page('/')('[class*="colorModeToggle"] button').attr('aria-label');
  expect(label).toContain(shownMessages['theme.colorToggle.ariaLabel.mode.light']);
});
