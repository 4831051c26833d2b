import type {List, Nodes, Parent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {WalkRecord} from '../walks/record';
import {
  expressionAttribute,
  isJsx,
  numberAttribute,
  textAttribute,
  type JsxElement,
} from '../mdx/mdx';

/** Returns whether a node is a figure with numbers that the text can refer to. */
export const isFigure = (node: Nodes): node is JsxElement => isJsx(node, 'Screenshot', 'UiSketch');

/** Returns whether numbers in brackets stay unchanged in this part of a page. */
export const isWithoutReferences = ({type}: Nodes): boolean =>
  ['link', 'linkReference', 'heading', 'code', 'inlineCode'].includes(type);

/** Matches a number in brackets that may refer to a figure. The number is a group. */
export const reference = /\((\d{1,2})\)/;

/**
 * Returns the numbers on a figure: 1 to the length of `markers`, or the `marker` attributes of its parts. A picture
 * of a walk has the numbers of its legend; the content check compares them with the record. Without a legend it has
 * those of the record, which the text explains.
 */
export function figureNumbers(figure: JsxElement, record?: WalkRecord): number[] {
  if (figure.name === 'Screenshot') {
    const markers = expressionAttribute(figure, 'markers');
    const marked = markers?.type === 'ArrayExpression' ? markers.elements.length : 0;
    const name = textAttribute(figure, 'bild');
    const recorded = name === undefined ? undefined : record?.pictures[name]?.markers.length;
    const count = name === undefined ? marked : legendLength(figure) || (recorded ?? 0);
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

/** Returns the number of entries in a figure's legend. A list inside an entry is part of that entry. */
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
