import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {blocksOf, type Block} from './blocks';

/** The data of a built page that the search needs. */
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
  /** Whether this is a generated page that lists the pages of a category. */
  isCategory: boolean;
}

/** Returns a function that looks up a `meta` value of the page by name. */
function metaOf($: CheerioAPI): (name: string) => string {
  const elements = $('head').children('meta').toArray();
  const said = new Map(elements.map(({attribs}) => [attribs.name, attribs.content?.trim()]));
  return (name) => said.get(name) ?? '';
}

/** Returns the article of a docs page, or the header of a generated category page. */
function article($: CheerioAPI): Element | undefined {
  const content = $('main .theme-doc-markdown').get(0);
  return content ?? $('main header:has(h1)').get(0);
}

/**
 * Reads a built page. Returns null for a page that is not searched: one that belongs to no manual or has no article.
 */
export function readPage($: CheerioAPI): Page | null {
  const meta = metaOf($);
  const root = article($);
  const title = $('h1').first().text().trim();
  if (!meta('docsearch:docusaurus_tag') || !root || !title) {
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
