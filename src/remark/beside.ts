/**
 * Puts a picture and the text that belongs to it into a `Beside`, so that they can stand side by side: the steps and
 * paragraphs after the picture, or else the steps right before it.
 */
import type {Root, RootContent} from 'mdast';
import {isFigure} from './figureNumbers';
import {flowElement, isJsx} from './lib/mdx';

/** Most parts of a text without steps beside a picture. A longer one would go on in a narrow column below it. */
const most = 2;

const isSteps = (node: RootContent | undefined) => node !== undefined && isJsx(node, 'Steps');
const isPicture = (node: RootContent | undefined) => node !== undefined && isFigure(node);
const isText = (node: RootContent) =>
  ['paragraph', 'list', 'containerDirective'].includes(node.type) || isSteps(node);

/** Returns how many nodes from `index` on belong together. 0 if no picture with its text begins there. */
function groupAt(nodes: readonly RootContent[], index: number): number {
  if (!isPicture(nodes[index])) {
    const [, picture, next] = nodes.slice(index);
    return isSteps(nodes[index]) && isPicture(picture) && !(next && isText(next)) ? 2 : 0;
  }
  const after = nodes.slice(index + 1);
  const end = after.findIndex((node) => !isText(node));
  const text = end < 0 ? after : after.slice(0, end);
  return text.some(isSteps) || (text.length > 0 && text.length <= most) ? text.length + 1 : 0;
}

const inBox = (nodes: RootContent[]) => flowElement('div', {}, nodes as never[]);

/** The remark plugin. */
export default function beside() {
  return (tree: Root): void => {
    for (let index = 0; index < tree.children.length; index++) {
      const group = tree.children.slice(index, index + groupAt(tree.children, index));
      const [first, ...others] = group;
      if (first) {
        const parts = isPicture(first) ? [first, inBox(others)] : [inBox([first]), ...others];
        tree.children.splice(index, group.length, flowElement('Beside', {}, parts as never[]));
      }
    }
  };
}
