import type {Element, ElementContent, Root, RootContent} from 'hast';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** Returns raised or lowered digits as the signs that there are for them. */
const digits = (text: string, signs: string): string =>
  /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => signs[Number(digit)]!) : text;

/** Returns the text in a node. A line break is a space, and raised digits stay so. */
export const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : node.type === 'element' && node.tagName === 'br'
      ? ' '
      : 'children' in node
        ? withDigits(node, node.children.map(textOf).join(''))
        : '';

function withDigits(node: ElementContent, text: string): string {
  const tag = node.type === 'element' ? node.tagName : '';
  return tag === 'sup' ? digits(text, raised) : tag === 'sub' ? digits(text, lowered) : text;
}

/** Returns an element. */
export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children});

/** Returns the elements directly below a node, with one of the names if any are passed. */
export const elementsIn = (node: Element | Root, ...names: string[]): Element[] =>
  (node.children as RootContent[])
    .filter((child) => child.type === 'element')
    .filter(({tagName}) => names.length === 0 || names.includes(tagName));
