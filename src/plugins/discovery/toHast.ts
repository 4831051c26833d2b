import {isTag, isText, type AnyNode} from 'domhandler';
import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';

function elementContent(node: AnyNode): ElementContent[] {
  if (isText(node)) {
    return [{type: 'text', value: node.data}];
  }
  return isTag(node) ? [h(node.name, node.attribs, node.children.flatMap(elementContent))] : [];
}

/** Cheerio's nodes as the tree that unified works on; of anything but elements and text, nothing. */
export function toHast(nodes: readonly AnyNode[]): Root {
  return {type: 'root', children: nodes.flatMap(elementContent)};
}
