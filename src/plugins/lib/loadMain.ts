import {load, type CheerioAPI} from 'cheerio';

/**
 * Parses a built page without the navigation and footer around its `<main>`, which are half of the page, and without
 * comments: React puts them between texts, where they would separate text that belongs together.
 */
export function loadMain(html: string): CheerioAPI {
  const head = html.indexOf('</head>');
  const main = html.indexOf('<main', head);
  // The last one counts, because a live example's document, which is an attribute, may contain its own.
  const end = html.lastIndexOf('</main>');
  const page = head === -1 || end === -1 ? html : html.slice(0, head) + html.slice(main, end);
  return load(page.replace(/<!--.*?-->/gs, ''));
}
