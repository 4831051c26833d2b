import type {List, Parent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {expressionAttribute, isJsx, numberAttribute, type JsxElement} from './lib/mdx';

/** Numbers on a figure: 1 to the length of `markers`, or the parts' `marker` attributes. */
export function figureNumbers(figure: JsxElement): number[] {
  if (figure.name === 'Screenshot') {
    const markers = expressionAttribute(figure, 'markers');
    const count = markers?.type === 'ArrayExpression' ? markers.elements.length : 0;
    return Array.from({length: count}, (_, index) => index + 1);
  }
  const numbers: number[] = [];
  visit(figure as Parent, (node) => {
    const n = isJsx(node) ? numberAttribute(node, 'marker') : undefined;
    if (n !== undefined) {
      numbers.push(n);
    }
  });
  return numbers;
}

/** Count of entries in a figure's legend; a list within an entry is a part of it. */
export function legendLength(figure: JsxElement): number {
  let length = 0;
  visit(figure as Parent, 'list', (list: List) => {
    if (!list.ordered) {
      return undefined;
    }
    length += list.children.length;
    return SKIP;
  });
  return length;
}
