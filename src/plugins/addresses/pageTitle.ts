import {load} from 'cheerio';

/** Returns the title of a built page without the site's name. */
export function pageTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<|]*)/.exec(html) ?? [];
  // React escapes it again where it is shown.
  return load(title, null, false).text().trim();
}
