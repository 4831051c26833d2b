import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {loadMain} from '../../plugins/lib/loadMain';
import {blocksOf, type Block} from './blocks';

/** What the search needs to know of a built page. */
export interface Page {
  title: string;
  /** Categories above the page, outermost first. */
  categories: string[];
  description: string;
  keywords: string[];
  language: string;
  version: string;
  tag: string;
  blocks: Block[];
  /** A generated page that lists the pages of a category. */
  isCategory: boolean;
}

function meta($: CheerioAPI, name: string): string {
  return $(`meta[name="${name}"]`).attr('content')?.trim() ?? '';
}

function isHidden($: CheerioAPI): boolean {
  return /noindex/.test(meta($, 'robots')) || !meta($, 'docsearch:docusaurus_tag');
}

/** The article of a docs page, or the header of a generated category page. */
function article($: CheerioAPI): Element | undefined {
  const content = $('main .theme-doc-markdown').get(0);
  return content ?? $('main header:has(h1)').get(0);
}

/**
 * Reads a built page. Null for one that stays out of the search: asked not
 * to be indexed (unlisted, search, 404) or without an article.
 */
export function readPage(html: string): Page | null {
  const $ = loadMain(html);
  const root = article($);
  const title = $('main h1').first().text().trim();
  if (isHidden($) || !root || !title) {
    return null;
  }
  const texts = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text().trim())
      .get()
      .filter(Boolean);
  return {
    title,
    categories: texts('.theme-doc-breadcrumbs li:not(.breadcrumbs__item--active)'),
    description: meta($, 'description'),
    keywords: [
      ...meta($, 'keywords').split(','),
      ...texts('.theme-doc-footer-tags-row [rel="tag"]'),
    ]
      .map((word) => word.trim())
      .filter(Boolean),
    language: meta($, 'docsearch:language'),
    version: meta($, 'docsearch:version'),
    tag: meta($, 'docsearch:docusaurus_tag'),
    isCategory: root.name === 'header',
    blocks: blocksOf(root).filter((block) => block.kind === 'text' || block.level > 1),
  };
}
