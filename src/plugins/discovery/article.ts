import {load} from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

export interface Article {
  title: string;
  description: string;
  /** HTML of the article's text, without what only helps on the screen. */
  html: string;
  /** Instructions in the order of the page: name and the text of each step. */
  instructions: Instruction[];
}

export interface Instruction {
  name: string;
  steps: string[];
}

/** Controls and decoration that make no sense outside the page. */
const noise = 'button, .hash-link, [aria-hidden=true], iframe, script, style, template, nav';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the article of a built page. Null for a page without one, or one
 * that asks robots not to index it.
 */
export function readArticle(page: string): Article | null {
  const $ = load(page);
  const body = $('main .markdown, main .generatedIndexPage').first();
  const indexed = !$('meta[name=robots]').attr('content')?.includes('noindex');
  const content = body.length > 0 ? body : $('main').first();
  if (!indexed || content.length === 0) {
    return null;
  }
  content.find(noise).remove();
  const instructions = content
    .find('[data-steps]')
    .toArray()
    .map((element) => ({
      name: plain($(element).prevAll('h2, h3').first().text()),
      steps: $(element)
        .find('ol')
        .first()
        .children('li')
        .toArray()
        .map((step) => plain($(step).text())),
    }))
    .filter(({name, steps}) => name !== '' && steps.length > 1);
  return {
    title: plain($('h1').first().text()),
    description: $('meta[name=description]').attr('content') ?? '',
    html: content.html() ?? '',
    instructions,
  };
}

const converter = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_'});

/** An article's HTML as Markdown; `url` becomes the source line at the end. */
export function articleMarkdown({html}: Article, url: string): string {
  return `${String(converter.processSync(html)).trim()}\n\n---\n\nQuelle: ${url}\n`;
}
