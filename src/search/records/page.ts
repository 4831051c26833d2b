import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
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

/** Looks up what a page's head says of it, by name. */
function metaOf($: CheerioAPI): (name: string) => string {
  const elements = $('head').children('meta').toArray();
  const said = new Map(elements.map(({attribs}) => [attribs.name, attribs.content?.trim()]));
  return (name) => said.get(name) ?? '';
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
export function readPage($: CheerioAPI): Page | null {
  const meta = metaOf($);
  const root = article($);
  const title = $('h1').first().text().trim();
  const isHidden = meta('robots').includes('noindex') || !meta('docsearch:docusaurus_tag');
  if (isHidden || !root || !title) {
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
    description: meta('description'),
    keywords: [...meta('keywords').split(','), ...texts('.theme-doc-footer-tags-row [rel="tag"]')]
      .map((word) => word.trim())
      .filter(Boolean),
    language: meta('docsearch:language'),
    version: meta('docsearch:version'),
    tag: meta('docsearch:docusaurus_tag'),
    isCategory: root.name === 'header',
    blocks: blocksOf(root).filter((block) => block.kind === 'text' || block.level > 1),
  };
}
