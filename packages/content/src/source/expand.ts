import type {Nodes} from 'mdast';
import {isJsx, textAttribute, type JsxElement} from '../mdx/mdx';
import {importsOf} from './imports';
import type {Page} from './page';
import {oncePerSite, type Site} from './site';

/** A node of the finished page, with the page or partial that contains it. */
export interface Placed {
  node: Nodes;
  from: Page;
  /** The nodes around it, outermost first, including those of the page that uses the partial. */
  ancestors: readonly Nodes[];
  /** The text attributes that the partial was called with: `{props.knopf}` in its text. */
  props: Props;
}

type Props = ReadonlyMap<string, string>;

function readPartials(page: Page, site: Site): Map<string, Page> {
  return new Map(
    importsOf(page).flatMap(({names, file}) => {
      const partial = site.pages.get(file);
      return partial ? names.map((name) => [name, partial] as const) : [];
    }),
  );
}

const knownPartials = oncePerSite(() => new Map<Page, Map<string, Page>>());

/** Returns the partials that a page imports, by their imported names. */
export function partialsOf(page: Page, site: Site): ReadonlyMap<string, Page> {
  const known = knownPartials(site);
  const partials = known.get(page) ?? readPartials(page, site);
  known.set(page, partials);
  return partials;
}

/** Returns a page and its partials, with those of partials, each once, even one that imports itself. */
export function withPartials(page: Page, site: Site): Set<Page> {
  // The set grows during iteration.
  const parts = new Set([page]);
  for (const part of parts) {
    for (const partial of partialsOf(part, site).values()) {
      parts.add(partial);
    }
  }
  return parts;
}

/** The content between a partial's tags on the page that uses it. */
interface Passed {
  children: readonly Nodes[];
  page: Page;
  props: Props;
  outer: Passed | null;
}

interface Place {
  page: Page;
  /** The page and the partials that lead to it. None of them contains itself. */
  within: readonly Page[];
  passed: Passed | null;
  ancestors: readonly Nodes[];
  props: Props;
}

/** Returns the text attributes of a partial's tag, with those of the partial around it for `{...props}`. */
function propsOf(tag: JsxElement, outer: Props): Props {
  const spreads = tag.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute');
  const own = tag.attributes.flatMap((entry): [string, string][] =>
    entry.type === 'mdxJsxAttribute' && typeof entry.value === 'string'
      ? [[entry.name, textAttribute(tag, entry.name)!]]
      : [],
  );
  return new Map([...(spreads ? outer : []), ...own]);
}

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

function* walk(nodes: readonly Nodes[], place: Place, site: Site): Generator<Placed> {
  const {page, passed, ancestors, within, props} = place;
  const partials = partialsOf(page, site);
  for (const node of nodes) {
    const partial = isJsx(node) ? partials.get(node.name ?? '') : undefined;
    if (partial && !within.includes(partial)) {
      const inner = {children: childrenOf(node), page, props, outer: passed};
      const inside = {
        page: partial,
        passed: inner,
        ancestors,
        within: [...within, partial],
        props: propsOf(node as JsxElement, props),
      };
      yield* walk(partial.tree.children, inside, site);
    } else if (node.type === 'mdxFlowExpression' && /^\s*props\.children\s*$/.test(node.value)) {
      if (passed) {
        const {page: outer, props: given, outer: above} = passed;
        const outside = {...place, page: outer, passed: above, props: given};
        yield* walk(passed.children, outside, site);
      }
    } else {
      yield {node, from: page, ancestors, props};
      yield* walk(childrenOf(node), {...place, ancestors: [...ancestors, node]}, site);
    }
  }
}

/** Returns every node of a page in reading order, with the nodes of its partials in their places. */
export function expand(page: Page, site: Site): Placed[] {
  const place = {page, passed: null, ancestors: [], within: [page], props: new Map()};
  return [...walk(page.tree.children, place, site)];
}
