import type {List, Nodes, Parent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {expressionAttribute, isJsx, numberAttribute, type JsxElement} from './lib/mdx';

/** Whether a node is a figure, whose numbers the text may speak of. */
export const isFigure = (node: Nodes): node is JsxElement => isJsx(node, 'Screenshot', 'UiSketch');

/** Whether a number in brackets is left alone in this part of a page. */
export const isWithoutReferences = ({type}: Nodes): boolean =>
  ['link', 'linkReference', 'heading', 'code', 'inlineCode'].includes(type);

/** A number in brackets that may refer to a figure, as a group. */
export const reference = /\((\d{1,2})\)/;

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
