/** Moves the punctuation after a `Value` into it, so that no line break separates its button from the punctuation. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx} from '../mdx/mdx';

const marks = /^[.,;:!?)»]+/;

/** The remark plugin. */
export default function values() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const next = parent?.children[(index ?? 0) + 1];
      const [mark] = (next?.type === 'text' && marks.exec(next.value)) || [];
      if (isJsx(node, 'Value') && next?.type === 'text' && mark) {
        node.children = [{type: 'text', value: mark}];
        next.value = next.value.slice(mark.length);
      }
    });
  };
}
