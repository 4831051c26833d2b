import path from 'node:path';
import type {Nodes} from 'mdast';
import {isJsx} from '../../../src/remark/lib/mdx';
import type {Page} from './page';
import {oncePerSite, type Site} from './site';

/** A node as it stands on the finished page, with the page or partial that it is written in. */
export interface Placed {
  node: Nodes;
  from: Page;
  /** The nodes around it, outermost first, also those of the page that uses the partial. */
  ancestors: readonly Nodes[];
}

function readImports(page: Page, site: Site): Map<string, Page> {
  const imports = page.tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({value}) => [...value.matchAll(/import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/g)]);
  const found = new Map<string, Page>();
  for (const [, name = '', source = ''] of imports) {
    const file = source.startsWith('@site/')
      ? source.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(page.file), source);
    const partial = site.pages.get(file.normalize('NFC'));
    if (partial) {
      found.set(name, partial);
    }
  }
  return found;
}

const importsOf = oncePerSite(() => new Map<Page, Map<string, Page>>());

/** The partials that a page imports, by the names it gives them. */
export function partialsOf(page: Page, site: Site): ReadonlyMap<string, Page> {
  const known = importsOf(site);
  const imports = known.get(page) ?? readImports(page, site);
  known.set(page, imports);
  return imports;
}

/** What stands between a partial's tags on the page that uses it. */
interface Passed {
  children: readonly Nodes[];
  page: Page;
  outer: Passed | null;
}

interface Place {
  page: Page;
  passed: Passed | null;
  ancestors: readonly Nodes[];
}

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

function* walk(nodes: readonly Nodes[], place: Place, site: Site): Generator<Placed> {
  const {page, passed, ancestors} = place;
  const partials = partialsOf(page, site);
  for (const node of nodes) {
    const partial = isJsx(node) ? partials.get(node.name ?? '') : undefined;
    if (partial) {
      const inner = {children: childrenOf(node), page, outer: passed};
      yield* walk(partial.tree.children, {page: partial, passed: inner, ancestors}, site);
    } else if (node.type === 'mdxFlowExpression' && /^\s*props\.children\s*$/.test(node.value)) {
      if (passed) {
        yield* walk(passed.children, {page: passed.page, passed: passed.outer, ancestors}, site);
      }
    } else {
      yield {node, from: page, ancestors};
      yield* walk(childrenOf(node), {...place, ancestors: [...ancestors, node]}, site);
    }
  }
}

/** Every node of a page in reading order, with those of its partials in their places. */
export function expand(page: Page, site: Site): Placed[] {
  return [...walk(page.tree.children, {page, passed: null, ancestors: []}, site)];
}
