import type {Node as EstreeNode} from 'estree';
import type {Nodes} from 'mdast';
import {expressionAttribute, isJsx} from '../../../src/remark/lib/mdx';
import {knownNames} from '../lib/knownNames';
import {perNode, type Rule} from '../lib/rule';

/** Names that every program knows. */
const always = ['undefined', 'NaN', 'Infinity', 'Math', 'String', 'Number', 'Intl'];

/** Names of variables that an expression needs; none of one with functions, which define their own. */
function neededNames(node: EstreeNode): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return neededNames(node.object);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [node.left, node.right].flatMap(neededNames);
    case 'ConditionalExpression':
      return [node.test, node.consequent, node.alternate].flatMap(neededNames);
    case 'SequenceExpression':
      return node.expressions.flatMap(neededNames);
    default:
      return [];
  }
}

/** The expressions of a node: `{name}` in the text or as an attribute. */
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

/** Curly brackets hold only what the page knows: the build stops at the name of a placeholder. */
export default {
  name: 'klammern',
  level: 'error',
  check: perNode((page) => {
    const known = new Set([...always, ...knownNames(page)]);
    return (node) => {
      const unknown = expressionsOf(node)
        .flatMap(neededNames)
        .find((name) => !known.has(name));
      return unknown === undefined
        ? null
        : `In geschweiften Klammern steht «${unknown}», das die Seite nicht kennt → Schreiben Sie im Text \\{ und \\}, oder setzen Sie die Stelle in \`Code\`.`;
    };
  }),
} satisfies Rule;
