import type {Heading, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {isJsx} from '@portal/content/mdx/mdx';

/** «3. Anmelden», «2.1 Anmelden»: numbers that somebody typed. */
export const typedNumber = /^\d+(?:\.\d+)*(?:\.|(?<=\.\d+))\s+/;

/** Returns the text of a heading without bold type and its number. What is raised or lowered stays so. */
function plainChildren(heading: Heading): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  visit(heading, (node) => {
    const last = found.at(-1);
    if (isJsx(node)) {
      found.push(node as PhrasingContent);
      return SKIP;
    }
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
    } else if (node.type === 'text') {
      found.push({type: 'text', value: node.value});
    }
    return undefined;
  });
  const [first] = found;
  if (first?.type === 'text') {
    first.value = first.value.replace(typedNumber, '');
  }
  return found;
}

/**
 * Gives headings the two levels of a page, without bold type and typed numbers, and removes empty ones. Without
 * a title, takes the only heading of the highest level for it. Returns that, and whether any headings are left.
 */
export function arrangeHeadings(
  tree: Root,
  isTitleKnown: boolean,
): {title?: string; hasHeadings: boolean} {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node, index, parent) => {
    const text = toString(node).replace(typedNumber, '').trim();
    if (text === '') {
      parent?.children.splice(index!, 1);
      return [SKIP, index!];
    }
    node.children = plainChildren(node);
    headings.push(node);
    return SKIP;
  });
  const highest = Math.min(...headings.map(({depth}) => depth));
  const tops = headings.filter(({depth}) => depth === highest);
  const isTitled =
    !isTitleKnown && tops.length === 1 && tops[0] === headings[0] && tree.children[0] === tops[0];
  const rest = isTitled ? headings.slice(1) : headings;
  const depths = [...new Set(rest.map(({depth}) => depth))].sort();
  let above = 1;
  for (const heading of rest) {
    const level = Math.min(depths.indexOf(heading.depth) + 2, 3, above + 1);
    heading.depth = level as 2 | 3;
    above = level;
  }
  if (isTitled) {
    tree.children.shift();
  }
  return {...(isTitled && {title: toString(tops[0])}), hasHeadings: rest.length > 0};
}
