import {siteTitle} from '../../../src/config/siteTitle';
import type {Rule} from './rule';

const only = (name: string, count: number, expected = 1) =>
  count === expected ? [] : [`${count} × ${name} instead of ${expected}`];

/** Every page has one h1, a title with the delimiter, a description, and says its language and address. */
export const head: Rule = {
  check: ({$, route}) => {
    const title = $('title').text();
    const description = $('meta[name="description"]').attr('content') ?? '';
    const {lang, dir} = $('html').attr() ?? {};
    return [
      ...only('h1', $('h1').length),
      ...(new RegExp(`\\S \\| ${siteTitle}$`).test(title) ? [] : [`title «${title}»`]),
      ...(description.length >= 80 ? [] : [`description «${description}»`]),
      ...(lang === 'de-CH' && dir === 'ltr' ? [] : [`language ${lang}, direction ${dir}`]),
      ...['link[rel=alternate][hreflang="x-default"]', 'link[rel=alternate][hreflang="de-CH"]']
        .concat('link[rel=canonical]')
        .flatMap((selector) => only(selector, $(selector).length)),
      // In the HTML, so that it needs no JavaScript and nothing flashes.
      ...only(
        'list of versions',
        $('nav.navbar .navbar__items--right .dropdown').length,
        /^\/typo3(?:\/|$)/.test(route) ? 1 : 0,
      ),
    ];
  },
  broken: ['<h1>A</h1><h1>B</h1>', '<title>Webmail</title>'],
};

const generated = /^\/search$|\/(?:category|tags)(?:\/|$)/;

/** Every page that somebody wrote says when it was changed, and nobody’s name. */
export const lastUpdated: Rule = {
  check: ({$, route}) => {
    if (generated.test(route)) {
      return [];
    }
    const day = $('.theme-last-updated time[itemprop=dateModified]').attr('datetime');
    const line = $('.theme-last-updated:has([itemprop=dateModified])').text();
    return [
      ...(/^\d{4}-\d\d-\d\d/.test(day ?? '') ? [] : [`day ${day}`]),
      ...(/ von /.test(line) ? [line] : []),
    ];
  },
  broken: [
    '<main></main>',
    '<p class="theme-last-updated">am <time itemprop="dateModified" datetime="2026-11-28"></time> von Lea</p>',
  ],
};
