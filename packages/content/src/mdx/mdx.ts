/** Helpers for reading and building JSX nodes of an MDX syntax tree. */
import {fromJs} from 'esast-util-from-js';
import type {Expression} from 'estree';
import type {BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = MdxJsxAttribute;

/** Returns whether a node is a JSX element, with one of the names if any are passed. */
export function isJsx(
  node: {type: string; name?: unknown},
  ...names: string[]
): node is JsxElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (names.length === 0 || names.includes(node.name as string))
  );
}

/** Returns the line of a node in its file, from 1. */
export const lineOf = ({position}: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;

/** Returns a node and all below it, in reading order. */
export const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];

/** Returns the attribute with this name. Its value may be an expression. */
export function attribute(node: JsxElement, name: string): Attribute | undefined {
  return node.attributes.find(
    (candidate): candidate is Attribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
}

/** Returns the text of a string attribute (`name="…"`), or undefined if it is missing or an expression. */
export function textAttribute(node: JsxElement, name: string): string | undefined {
  const value = attribute(node, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the expression of an attribute (`name={…}`), or undefined if it is missing or a string. */
export function expressionAttribute(node: JsxElement, name: string): Expression | undefined {
  const value = attribute(node, name)?.value;
  const statement = value && typeof value === 'object' ? value.data?.estree?.body[0] : undefined;
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Returns the number of a marker attribute, written as `{2}` or `"2"`. */
export function numberAttribute(node: JsxElement, name: string): number | undefined {
  const expression = expressionAttribute(node, name);
  const value = expression?.type === 'Literal' ? expression.value : textAttribute(node, name);
  return value === undefined || value === '' ? undefined : Number(value);
}

/** A value for an attribute: text, number, flag, or the code of an expression. */
type AttributeValue = string | number | true | {code: string};

function build(name: string, value: AttributeValue): Attribute {
  if (typeof value === 'string' || value === true) {
    return {type: 'mdxJsxAttribute', name, value: value === true ? null : value};
  }
  const code = typeof value === 'number' ? String(value) : value.code;
  const data = {estree: fromJs(`(${code})`, {module: true})};
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: code, data},
  };
}

/** Sets an attribute. Replaces an existing one with the same name. */
export function setAttribute(node: JsxElement, name: string, value: AttributeValue): void {
  node.attributes = [
    ...node.attributes.filter(
      (candidate) => candidate.type !== 'mdxJsxAttribute' || candidate.name !== name,
    ),
    build(name, value),
  ];
}

/** Returns a JSX block element. */
export function flowElement(
  name: string,
  attributes: Record<string, AttributeValue>,
  children: (BlockContent | DefinitionContent)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => build(key, value)),
    children,
  };
}

/** Returns an inline JSX element. */
export function textElement(
  name: string,
  attributes: Record<string, AttributeValue>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => build(key, value)),
    children,
  };
}

/** Returns code of a module, imports and exports, as a node for the top of the tree. */
export const moduleNode = (value: string): Extract<RootContent, {type: 'mdxjsEsm'}> => ({
  type: 'mdxjsEsm',
  value,
  data: {estree: fromJs(value, {module: true})},
});

/** Returns `import name from 'source'` or `import {name} from 'source'` as a node for the top of the tree. */
export const importNode = (name: string, source: string, isDefault = true): RootContent =>
  moduleNode(`import ${isDefault ? name : `{${name}}`} from ${JSON.stringify(source)}`);
