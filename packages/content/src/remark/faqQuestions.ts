/** Adds an anchor to every `Question`, made from its title. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {slug} from '../mdx/anchor';
import {isJsx, setAttribute, textAttribute} from '../mdx/mdx';

/** The remark plugin. */
export default function faqQuestions() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const title = isJsx(node, 'Question') ? textAttribute(node, 'title') : undefined;
      if (isJsx(node) && title && textAttribute(node, 'id') === undefined) {
        setAttribute(node, 'id', `frage-${slug(title)}`);
      }
    });
  };
}
