import {decoded} from '@portal/common/text/decoded';
import type {Part} from './page';

const withoutScheme = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

/** Returns an address as one types it: without `https://`, `www.` and a slash at the end. */
export const shortAddress = (url: string): string => withoutScheme(decoded(url));

/** Matches the text of a link between a picture, its legend and its steps: «2», «(2)». */
const number = /^\(?\d+\)?$/;

/** Room for the page that a link leads to, as much as the number takes that `print.ts` writes. */
const reference = '<span class="page-reference"> (Seite\u00a000)</span>';

/**
 * Lets links lead to the pages of the handbook, and leaves room for the number of the page behind them. A link to
 * anything else gets a number, and the end of the page lists the address.
 *
 * @param siteUrl origin of the published site
 */
export function printLinks(part: Part, parts: readonly Part[], siteUrl: string): void {
  const {$, route, id} = part;
  const byRoute = new Map(parts.map((one) => [one.route, one]));
  const addresses: string[] = [];
  $('a[href]').each((index, element) => {
    const link = $(element);
    const url = new URL(link.attr('href')!, siteUrl + encodeURI(route));
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return;
    const target = url.origin === siteUrl ? byRoute.get(decoded(url.pathname)) : undefined;
    if (target) {
      const anchor = decoded(url.hash.slice(1));
      link.attr('href', `#${target.anchors.has(anchor) ? `${target.id}-${anchor}` : target.id}`);
      if (!number.test(link.text().trim())) {
        // By this id, the print tells on which page the link stands.
        link.attr('id', link.attr('id') ?? `verweis-${index}`).after(reference);
      }
      return;
    }
    link.attr('href', url.href).removeAttr('target');
    const address = shortAddress(url.href);
    if (withoutScheme(link.text()) === address) return;
    if (!addresses.includes(address)) addresses.push(address);
    link.after(`<sup class="address-number">${addresses.indexOf(address) + 1}</sup>`);
  });
  if (addresses.length > 0) {
    const list = $('<ol class="addresses"></ol>').attr('aria-label', 'Adressen auf dieser Seite');
    addresses.forEach((address) => list.append($('<li></li>').text(address)));
    $('.theme-doc-markdown').append(list.attr('id', `${id}-adressen`));
  }
}
