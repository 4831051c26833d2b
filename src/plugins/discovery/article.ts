import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stepsAttribute} from '@portal/content/parts';
import {makePlain} from './plainArticle';

export interface Article {
  title: string;
  description: string;
  /** Name of the version, for a manual that has several. */
  version: string;
  /** The article as HTML, without parts that make no sense outside the page. */
  content: string;
  /** Breadcrumbs of the page: manual, categories that have a page, the page itself. */
  breadcrumbs: Breadcrumb[];
  /** Instructions in the order of the page, each with its name and the text of each step. */
  instructions: Instruction[];
}

export interface Breadcrumb {
  name: string;
  url: string;
}

export interface Instruction {
  name: string;
  steps: {text: string; url: string}[];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns an element's text on one line, with spaces between its blocks. */
function lineOf(element: Cheerio<AnyNode>): string {
  const copy = element.clone();
  copy.find('p, pre, li, br, td, th').before(' ').after(' ');
  return plain(copy.text());
}

/** Returns the breadcrumbs that the page shows, without the home link, which has only an icon. */
function breadcrumbs($: CheerioAPI, address: string): Breadcrumb[] {
  const shown = $('.theme-doc-breadcrumbs .breadcrumbs__link').toArray();
  return shown.flatMap((element) => {
    const name = plain($(element).text());
    // The last one is the page itself.
    const href = element === shown.at(-1) ? address : $(element).attr('href');
    return name !== '' && href !== undefined ? [{name, url: new URL(href, address).href}] : [];
  });
}

/** Returns the lists of steps below a heading. The numbers of pictures stay, because some sentences need them. */
function instructions($: CheerioAPI, content: Cheerio<AnyNode>, address: string): Instruction[] {
  let name = '';
  const found: Instruction[] = [];
  content.find(`h2, h3, [${stepsAttribute}]`).each((_, element) => {
    if (element.name !== 'div') {
      name = plain($(element).text());
      return;
    }
    const items = $(element).find('ol').first().children('li').toArray();
    const steps = items.map((item) => ({
      text: lineOf($(item)),
      url: new URL(`#${$(item).attr('id')}`, address).href,
    }));
    if (name !== '' && steps.length > 1) {
      found.push({name, steps});
    }
  });
  return found;
}

/**
 * Reads the article of a built page at `address` and converts it to plain HTML in place. Returns null for a page
 * without an article.
 */
export function readArticle($: CheerioAPI, address: string): Article | null {
  const body = $('main .markdown, main [class*=generatedIndexPage]').first();
  const content: Cheerio<AnyNode> = body.length > 0 ? body : $('main').first();
  if (content.length === 0) {
    return null;
  }
  const version = plain($('.theme-doc-version-badge').first().text());
  const way = breadcrumbs($, address);
  makePlain($, content, address);
  return {
    title: plain($('h1').first().text()),
    description: $('meta[name=description]').attr('content') ?? '',
    version,
    breadcrumbs: way,
    content: content.html() ?? '',
    instructions: instructions($, content, address),
  };
}

const converter = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});

/** Returns an article as Markdown. `manual` and `url` form the source line at the end. */
export function articleMarkdown({content, version}: Article, manual: string, url: string): string {
  const source = [manual, version].filter(Boolean).join(', ');
  const markdown = String(converter.processSync(content)).trim();
  return `${markdown}\n\n---\n\nQuelle: ${source}, <${url}>\n`;
}
