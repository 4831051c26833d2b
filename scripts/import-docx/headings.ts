import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** «3. Anmelden», «2.1 Anmelden»: numbers that somebody typed. */
export const typedNumber = /^\d+(?:\.\d+)*(?:\.|(?<=\.\d+))\s+/;

/**
 * Gives headings the two levels of a page. Without a title, takes the only heading of the highest level for it if it
 * begins the text. Returns that, and whether any headings are left.
 */
export function arrangeHeadings(
  tree: Root,
  isTitleKnown: boolean,
): {title?: string; hasHeadings: boolean} {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const highest = Math.min(...headings.map(({depth}) => depth));
  const tops = headings.filter(({depth}) => depth === highest);
  const [top] = tops;
  const isTitle = !isTitleKnown && tops.length === 1 && tree.children[0] === top;
  if (isTitle) {
    tree.children.shift();
    headings.shift();
  }
  const depths = [...new Set(headings.map(({depth}) => depth))].sort();
  let above = 1;
  for (const heading of headings) {
    above = Math.min(depths.indexOf(heading.depth) + 2, 3, above + 1);
    heading.depth = above as 2 | 3;
  }
  return {...(isTitle && {title: toString(top)}), hasHeadings: headings.length > 0};
}
