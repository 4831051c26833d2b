/**
 * Puts a picture and the text that belongs to it into a `Beside`, so that they can stand side by side: the steps and
 * paragraphs after the picture, or else the steps right before it.
 */
import type {Root, RootContent} from 'mdast';
import {isFigure} from './figureNumbers';
import {flowElement, isJsx} from '../mdx/mdx';

const isSteps = (node: RootContent | undefined) => node !== undefined && isJsx(node, 'Steps');
const isPicture = (node: RootContent | undefined) => node !== undefined && isFigure(node);
const isText = (node: RootContent) =>
  node.type === 'paragraph' || node.type === 'containerDirective' || isSteps(node);

/** Returns how many nodes from `index` on belong together. 0 if no picture with steps begins there. */
function groupAt(nodes: readonly RootContent[], index: number): number {
  if (!isPicture(nodes[index])) {
    const [, picture, next] = nodes.slice(index);
    return isSteps(nodes[index]) && isPicture(picture) && !isSteps(next) ? 2 : 0;
  }
  const end = nodes.findIndex((node, at) => at > index && !isText(node));
  const group = nodes.slice(index, end < 0 ? undefined : end);
  return group.some(isSteps) ? group.length : 0;
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
