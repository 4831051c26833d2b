import {load, type CheerioAPI} from 'cheerio';
import {withoutSoftHyphens} from '@portal/common/text/softHyphens';

/**
 * Parses a built page without the navigation and footer around its `<main>`, which are half of the page, without
 * comments, which React puts between texts that belong together, and without the soft hyphens of titles.
 */
export function loadMain(html: string): CheerioAPI {
  const head = html.indexOf('</head>');
  const main = html.indexOf('<main', head);
  // The last one counts, because a live example's document, which is an attribute, may contain its own.
  const end = html.lastIndexOf('</main>');
  const page = head === -1 || end === -1 ? html : html.slice(0, head) + html.slice(main, end);
  return load(withoutSoftHyphens(page.replace(/<!--.*?-->/gs, '')));
}
