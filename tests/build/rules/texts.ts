import {isTag, isText, type AnyNode, type Element, type Text} from 'domhandler';
import type {BuiltPage} from './rule';

/** Calls `visit` for each element and text below some nodes, except in elements with these names. */
export function walk(
  nodes: readonly AnyNode[],
  skipped: ReadonlySet<string>,
  visit: (node: Element | Text) => void,
): void {
  for (const node of nodes) {
    if (isText(node)) {
      visit(node);
    } else if (isTag(node) && !skipped.has(node.name)) {
      visit(node);
      walk(node.children, skipped, visit);
    }
  }
}

/** Elements without text for readers, and code, which may look like anything. */
const skipped = new Set(['script', 'style', 'code', 'pre', 'noscript']);

const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** Returns every text that readers see or hear on a page, without code. */
export function readersTexts({$}: BuiltPage): string[] {
  const texts: string[] = [];
  walk($('body').get(), skipped, (node) => {
    const found = isText(node) ? [node.data] : spoken.map((name) => node.attribs[name] ?? '');
    texts.push(...found.map((text) => text.trim()));
  });
  return texts.filter((text) => text !== '');
}
