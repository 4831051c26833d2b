import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {manualName, manualOf} from '../manuals';
import {stepsAttribute} from '../parts';
import {wholePage, type Questions} from '../questions';
import {blocksOf, type Block} from './blocks';
import {loadMain} from './loadMain';
import {toMarkdown} from './markdown';
import type {Breadcrumb, PageModel, PageSection, PageStep} from './model';
import {makePlain} from './plainArticle';

/** Where a built page comes from and is published. */
export interface Published {
  /** Path with base path, decoded. */
  route: string;
  /** Its source from the site's folder; null for a generated page. */
  source: string | null;
  /** Origin of the site. */
  origin: string;
  baseUrl: string;
  /** The site's name. */
  siteTitle: string;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns an element's text on one line, with spaces between its blocks. */
function lineOf(element: Cheerio<AnyNode>): string {
  const copy = element.clone();
  copy.find('p, pre, li, br, td, th').before(' ').after(' ');
  return plain(copy.text());
}

/** Returns a function that looks up a `meta` value of the page by name. */
function metaOf($: CheerioAPI): (name: string) => string {
  const elements = $('head').children('meta').toArray();
  const said = new Map(elements.map(({attribs}) => [attribs.name, attribs.content?.trim()]));
  return (name) => said.get(name) ?? '';
}

/** Returns the breadcrumbs that the page shows, without the home link, which has only an icon. */
function breadcrumbs($: CheerioAPI, url: string): Breadcrumb[] {
  const shown = $('.theme-doc-breadcrumbs .breadcrumbs__link').toArray();
  return shown.flatMap((element) => {
    const name = plain($(element).text());
    // The last one is the page itself.
    const href = element === shown.at(-1) ? url : $(element).attr('href');
    return name !== '' && href !== undefined ? [{name, url: new URL(href, url).href}] : [];
  });
}

/** Returns the steps of each list of an article in plain HTML, by the anchor of the list's first step. */
function stepLists($: CheerioAPI, content: Cheerio<AnyNode>): Map<string, PageStep[]> {
  const lists = content.find(`[${stepsAttribute}]`).toArray();
  return new Map(
    lists.map((list) => {
      const items = $(list).find('ol').first().children('li').toArray();
      const steps = items.map((item) => ({id: item.attribs.id ?? '', text: lineOf($(item))}));
      return [steps[0]?.id ?? '', steps];
    }),
  );
}

/** Returns the sections of a page from its blocks. */
function sectionsOf(
  blocks: readonly Block[],
  {title, description}: {title: string; description: string},
  questions: Questions,
  steps: ReadonlyMap<string, PageStep[]>,
): PageSection[] {
  const begin = (id: string | null, level: number, heading: string, isQuestion = false) => ({
    id,
    level,
    heading,
    isQuestion,
    questions: questions[id ?? wholePage] ?? [],
    texts: [],
    instructions: [],
  });
  const sections: PageSection[] = [begin(null, 1, title)];
  const [first] = blocks;
  if (description && !(first?.kind === 'text' && first.text === description)) {
    sections[0]!.texts.push({text: description, isSignpost: false});
  }
  for (const block of blocks) {
    const section = sections.at(-1)!;
    if (block.kind === 'heading') {
      // Without an anchor of its own the one above is the nearest place.
      const id = block.id ?? section.id;
      sections.push(begin(id, block.level, block.text, block.isQuestion));
    } else if (block.kind === 'text') {
      const {text, step, isSignpost} = block;
      section.texts.push({text, isSignpost, ...(step !== undefined && {step})});
    } else {
      section.instructions.push(steps.get(block.firstStep) ?? []);
    }
  }
  return sections;
}

/**
 * Reads a built page. `questions` are those in the head of its source. Returns null for a page without content. A page
 * that belongs to no docs version, or has no article, is not searched: it has no sections.
 *
 * What readers see is written by components as well as by pages, so the finished page is read and not its source.
 */
export function readPage(
  html: string,
  {route, source, origin, baseUrl, siteTitle}: Published,
  questions: Questions,
): PageModel | null {
  const $ = loadMain(html);
  const meta = metaOf($);
  const url = origin + encodeURI(route);
  const texts = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text().trim())
      .get()
      .filter(Boolean);
  const article: Element | undefined =
    $('main .theme-doc-markdown').get(0) ?? $('main header:has(h1)').get(0);
  const title = $('h1').first().text().trim();
  const tag = article && title ? meta('docsearch:docusaurus_tag') : '';
  const manual = manualOf(route, baseUrl);
  const version = meta('docsearch:version');
  const head = {
    route,
    source,
    url,
    manual: manual?.id ?? null,
    manualName: (manual && manualName(manual.id, version)) ?? siteTitle,
    version,
    tag,
    language: meta('docsearch:language'),
    title: plain(title),
    description: meta('description'),
    keywords: [...meta('keywords').split(','), ...texts('.theme-doc-footer-tags-row [rel="tag"]')]
      .map((word) => word.trim())
      .filter(Boolean),
    categories: texts('.theme-doc-breadcrumbs li:not(.breadcrumbs__item--active)'),
    breadcrumbs: breadcrumbs($, url),
    isCategory: article?.name === 'header',
  };
  const blocks =
    tag === '' ? [] : blocksOf(article!).filter((one) => one.kind !== 'heading' || one.level > 1);
  const body = $('main .markdown, main [class*=generatedIndexPage]').first();
  const content: Cheerio<AnyNode> = body.length > 0 ? body : $('main').first();
  if (content.length === 0) {
    return null;
  }
  // From here on parts of the page are missing.
  makePlain($, content, url);
  return {
    ...head,
    sections: tag === '' ? [] : sectionsOf(blocks, head, questions, stepLists($, content)),
    markdown: toMarkdown(content.html() ?? ''),
  };
}
