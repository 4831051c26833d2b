import {load, type CheerioAPI} from 'cheerio';

/**
 * Parses a built page without what stands around its `<main>`, navigation and footer, which are half of it, and
 * without comments: React sets them between texts, where they part what a reader sees side by side.
 */
export function loadMain(html: string): CheerioAPI {
  const head = html.indexOf('</head>');
  const main = html.indexOf('<main', head);
  // The last one: a live example's document, which is an attribute, may have its own.
  const end = html.lastIndexOf('</main>');
  const page = head === -1 || end === -1 ? html : html.slice(0, head) + html.slice(main, end);
  return load(page.replace(/<!--.*?-->/gs, ''));
}
