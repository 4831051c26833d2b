import type {Node as EstreeNode} from 'estree';
import type {Nodes} from 'mdast';
import {expressionAttribute, isJsx} from '@portal/content/mdx/mdx';
import {knownNames} from '../lib/knownNames';
import {perNode, type Rule} from '../lib/rule';

/** Names that every program can use. */
const always = ['undefined', 'NaN', 'Infinity', 'Math', 'String', 'Number', 'Intl', 'Date'];

const isNode = (value: unknown): value is EstreeNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the names of variables that an expression needs, except those in its functions, which define their own. */
function neededNames(node: EstreeNode): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return [];
    case 'MemberExpression':
      return [node.object, ...(node.computed ? [node.property] : [])].flatMap(neededNames);
    case 'Property':
      return [node.value, ...(node.computed ? [node.key] : [])].flatMap(neededNames);
    default:
      return Object.values(node).flat().filter(isNode).flatMap(neededNames);
  }
}

/** Returns the expressions of a node: `{name}` in the text or as an attribute. */
function expressionsOf(node: Nodes): EstreeNode[] {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const [statement] = node.data?.estree?.body ?? [];
    return statement?.type === 'ExpressionStatement' ? [statement.expression] : [];
  }
  return isJsx(node)
    ? node.attributes.flatMap((entry) =>
        entry.type === 'mdxJsxAttribute' ? (expressionAttribute(node, entry.name) ?? []) : [],
      )
    : [];
}

/** Returns whether brackets should be visible text: `{}` and `{1}` lose them, and the build stops at an object. */
function areText(node: Nodes): boolean {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
    return false;
  }
  const [expression] = expressionsOf(node);
  return expression === undefined
    ? node.data?.estree?.comments?.length === 0
    : ['ObjectExpression', 'NewExpression'].includes(expression.type) ||
        (expression.type === 'Literal' && typeof expression.value === 'number');
}

const remedy = 'Schreiben Sie im Text \\{ und \\}, oder setzen Sie die Stelle in `Code`.';

/** Curly brackets contain only what the page knows. The build stops at the name of a placeholder. */
export default {
  name: 'klammern',
  level: 'error',
  check: perNode((page) => {
    const known = new Set([...always, ...knownNames(page)]);
    return (node) => {
      const unknown = expressionsOf(node)
        .flatMap(neededNames)
        .find((name) => !known.has(name));
      if (unknown !== undefined) {
        return `In geschweiften Klammern steht «${unknown}», das die Seite nicht kennt → ${remedy}`;
      }
      return areText(node) ? `Geschweifte Klammern im Text erscheinen nicht → ${remedy}` : null;
    };
  }),
} satisfies Rule;
