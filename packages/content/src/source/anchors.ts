import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {legendId, markerId} from '../parts';
import {figureNumbers, isFigure} from '../remark/figureNumbers';
import figures from '../remark/figures';
import {headingId} from '../mdx/anchor';
import {isJsx, nodesIn, textAttribute} from '../mdx/mdx';
import faqQuestions from '../remark/faqQuestions';
import steps from '../remark/steps';
import {withPartials} from './expand';
import type {Page} from './page';
import type {Site} from './site';

/** Adds ids to the headings as Docusaurus does: `{#id}`, otherwise from the text. */
function headingIds() {
  return (tree: Root): void => {
    const slugger = createSlugger();
    visit(tree, 'heading', (heading) => {
      const text = toString(heading);
      const id = parseMarkdownHeadingId(text, 'classic').id ?? slugger.slug(text);
      heading.data = {...heading.data, hProperties: {id}};
    });
  };
}

const build = unified().use(headingIds).use(figures).use(steps).use(faqQuestions).freeze();

/** Returns a copy whose nodes the plugins may change. They replace attributes, so the copy shares those. */
function copy<T extends Nodes>(node: T): T {
  return 'children' in node
    ? {...node, children: node.children.map((child) => copy(child))}
    : {...node};
}

function findAnchors(page: Page): string[] {
  const tree = build.runSync(copy(page.tree), {path: page.file}) as Root;
  return nodesIn(tree).flatMap((node) => {
    const id = isJsx(node) ? textAttribute(node, 'id') : headingId(node);
    const numbers = id !== undefined && isFigure(node) ? figureNumbers(node) : [];
    return [id ?? [], ...numbers.map((n) => [markerId(id!, n), legendId(id!, n)])].flat();
  });
}

const known = new WeakMap<Page, string[]>();

function ownAnchors(page: Page): string[] {
  const anchors = known.get(page) ?? findAnchors(page);
  known.set(page, anchors);
  return anchors;
}

/** Returns every anchor on a page and in its partials: headings, questions, steps, pictures. */
export function anchorsOf(page: Page, site: Site): Set<string> {
  return new Set([...withPartials(page, site)].flatMap(ownAnchors));
}
