import type {Element, ElementContent} from 'hast';
import {element, elementsIn} from './hast';

/** Tags of what a cell contains. The page gets them as HTML, because a line of Markdown has neither lists nor lines. */
export const cellTags: Readonly<Record<string, string>> = {
  'cell-br': 'br',
  'cell-ol': 'ol',
  'cell-ul': 'ul',
  'cell-li': 'li',
};

const space: ElementContent = {type: 'text', value: ' '};
const lineEnd = (): ElementContent[] => [space, element('cell-br', []), space];

const isList = (node: ElementContent): boolean =>
  node.type === 'element' && /^[ou]l$/.test(node.tagName);

const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' && /^(?:p|h\d|ol|ul|div|blockquote|pre)$/.test(node.tagName);

/** Returns a list in a cell. One number alone is text, as in a column of numbers. */
function listInCell(list: Element): ElementContent[] {
  const [first, second] = elementsIn(list, 'li');
  if (list.tagName === 'ol' && first && !second) {
    const number = String(list.properties.start ?? 1);
    return [{type: 'text', value: `${number}. `}, ...inlineContent(first.children)];
  }
  // The spaces keep the words apart where only the text is read, as by a search.
  const items = elementsIn(list, 'li').flatMap((item, index) => [
    ...(index > 0 ? [space] : []),
    element('cell-li', inlineContent(item.children)),
  ]);
  const {start} = list.properties;
  return [element(`cell-${list.tagName}`, items, start === undefined ? {} : {start})];
}

function contentOf(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || node.tagName.startsWith('cell-')) {
    return [node];
  }
  if (isList(node)) {
    return listInCell(node);
  }
  if (node.tagName === 'br') {
    return lineEnd();
  }
  return isBlock(node)
    ? inlineContent(node.children)
    : [{...node, children: inlineContent(node.children)}];
}

/**
 * Returns the content of a cell for one line: its paragraphs and lines with `<br />` between them, its lists as
 * `<ol>` and `<ul>`.
 */
export function inlineContent(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let needsEnd = false;
  let wasList = false;
  for (const node of nodes) {
    const content = contentOf(node);
    if (content.length === 0) {
      continue;
    }
    // A list is on lines of its own by itself.
    if (made.length > 0 && (isList(node) || wasList)) {
      made.push(space);
    } else if (made.length > 0 && (needsEnd || isBlock(node))) {
      made.push(...lineEnd());
    }
    made.push(...content);
    needsEnd = isBlock(node) && !isList(node);
    wasList = isList(node);
  }
  return made;
}
