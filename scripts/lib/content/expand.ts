import type {Nodes} from 'mdast';
import {isJsx} from '../../../src/remark/lib/mdx';
import {importsOf} from './imports';
import type {Page} from './page';
import {oncePerSite, type Site} from './site';

/** A node as it stands on the finished page, with the page or partial that it is written in. */
export interface Placed {
  node: Nodes;
  from: Page;
  /** The nodes around it, outermost first, also those of the page that uses the partial. */
  ancestors: readonly Nodes[];
}

function readPartials(page: Page, site: Site): Map<string, Page> {
  return new Map(
    importsOf(page).flatMap(({names, file}) => {
      const partial = site.pages.get(file);
      return partial ? names.map((name) => [name, partial] as const) : [];
    }),
  );
}

const knownPartials = oncePerSite(() => new Map<Page, Map<string, Page>>());

/** The partials that a page imports, by the names it gives them. */
export function partialsOf(page: Page, site: Site): ReadonlyMap<string, Page> {
  const known = knownPartials(site);
  const partials = known.get(page) ?? readPartials(page, site);
  known.set(page, partials);
  return partials;
}

/** What stands between a partial's tags on the page that uses it. */
interface Passed {
  children: readonly Nodes[];
  page: Page;
  outer: Passed | null;
}

interface Place {
  page: Page;
  /** The page and the partials on the way to it; none of them stands within itself. */
  within: readonly Page[];
  passed: Passed | null;
  ancestors: readonly Nodes[];
}

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

function* walk(nodes: readonly Nodes[], place: Place, site: Site): Generator<Placed> {
  const {page, passed, ancestors, within} = place;
  const partials = partialsOf(page, site);
  for (const node of nodes) {
    const partial = isJsx(node) ? partials.get(node.name ?? '') : undefined;
    if (partial && !within.includes(partial)) {
      const inner = {children: childrenOf(node), page, outer: passed};
      const inside = {page: partial, passed: inner, ancestors, within: [...within, partial]};
      yield* walk(partial.tree.children, inside, site);
    } else if (node.type === 'mdxFlowExpression' && /^\s*props\.children\s*$/.test(node.value)) {
      if (passed) {
        const outside = {...place, page: passed.page, passed: passed.outer};
        yield* walk(passed.children, outside, site);
      }
    } else {
      yield {node, from: page, ancestors};
      yield* walk(childrenOf(node), {...place, ancestors: [...ancestors, node]}, site);
    }
  }
}

/** Every node of a page in reading order, with those of its partials in their places. */
export function expand(page: Page, site: Site): Placed[] {
  return [...walk(page.tree.children, {page, passed: null, ancestors: [], within: [page]}, site)];
}
