import {load, type CheerioAPI} from 'cheerio';

/**
 * Parses a built page without what stands around its `<main>`: navigation and footer are half of it,
 * and parsing is most of what it costs to read a page.
 */
export function loadMain(html: string): CheerioAPI {
  const head = html.indexOf('</head>');
  const main = html.indexOf('<main', head);
  // The last one: a live example's document, which is an attribute, may have its own.
  const end = html.lastIndexOf('</main>');
  return load(head === -1 || end === -1 ? html : html.slice(0, head) + html.slice(main, end));
}
