import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stepsAttribute} from '../../components/Steps/attribute';
import {makePlain} from './plainArticle';
import {toHast} from './toHast';

export interface Article {
  title: string;
  description: string;
  /** Name of the version, for a manual that has several. */
  version: string;
  /** The article's text without what makes no sense outside the page. */
  content: Root;
  /** The way to the page: manual, categories with a page of their own, the page itself. */
  breadcrumbs: Breadcrumb[];
  /** Instructions in the order of the page: name and the text of each step. */
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

/** An element's text on one line, its blocks set apart. */
function lineOf(element: Cheerio<AnyNode>): string {
  const copy = element.clone();
  copy.find('p, pre, li, br, td, th').before(' ').after(' ');
  return plain(copy.text());
}

/** As the page shows them, without the home, which has a picture only. */
function breadcrumbs($: CheerioAPI, address: string): Breadcrumb[] {
  const shown = $('.theme-doc-breadcrumbs .breadcrumbs__link').toArray();
  return shown.flatMap((element) => {
    const name = plain($(element).text());
    // The last is the page.
    const href = element === shown.at(-1) ? address : $(element).attr('href');
    return name !== '' && href !== undefined ? [{name, url: new URL(href, address).href}] : [];
  });
}

/** Lists of steps below a heading. Numbers of pictures stay: some sentences are built around them. */
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
 * Reads the article of a built page at `address`, and makes it plain on the way. Null for a page
 * without one, or one that asks robots not to index it.
 */
export function readArticle($: CheerioAPI, address: string): Article | null {
  const body = $('main .markdown, main [class*=generatedIndexPage]').first();
  const indexed = !$('meta[name=robots]').attr('content')?.includes('noindex');
  const content: Cheerio<AnyNode> = body.length > 0 ? body : $('main').first();
  if (!indexed || content.length === 0) {
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
    content: toHast(content.contents().toArray()),
    instructions: instructions($, content, address),
  };
}

const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});

/** An article as Markdown; `manual` and `url` become the source line at the end. */
export function articleMarkdown({content, version}: Article, manual: string, url: string): string {
  const source = [manual, version].filter(Boolean).join(', ');
  const markdown = converter.stringify(converter.runSync(content));
  return `${markdown.trim()}\n\n---\n\nQuelle: ${source}, <${url}>\n`;
}
