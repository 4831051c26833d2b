import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Splits paragraphs at every node of a type. `isKept` makes a block of that node; otherwise it goes. */
export function splitParagraphs(tree: Root, type: 'break' | 'image', isKept: boolean): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const isBorder = (child: Nodes) => child.type === type;
    if (!node.children.some(isBorder) || !parent || index === undefined) {
      return undefined;
    }
    const blocks: (Paragraph | PhrasingContent)[] = [{type: 'paragraph', children: []}];
    for (const child of node.children) {
      if (isBorder(child)) {
        blocks.push(...(isKept ? [child] : []), {type: 'paragraph', children: []});
      } else {
        (blocks.at(-1) as Paragraph).children.push(child);
      }
    }
    (parent.children as Nodes[]).splice(index, 1, ...blocks);
    return [SKIP, index + blocks.length];
  });
}
