/**
 * ESLint rule: a text beside something that comes and goes must have its own element. A browser that translates a
 * page replaces its texts with elements. React then fails when it removes such a text or inserts something before
 * one.
 */
import ts from 'typescript';

const {TypeFlags} = ts;
const textFlags =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any;
const nothingFlags = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void;

/** Returns whether a child shows nothing: blanks that JSX drops, or a comment. */
const isNothing = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** Returns whether an expression only passes on a component's props, such as `children`. */
const isHandedOn = ({type}) => type === 'Identifier' || type === 'MemberExpression';

/** Returns the kinds of values that an expression may have. */
function kindsOf(expression, services) {
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
    return {...kindsOf(expression.right, services), isNothing: true};
  }
  const type = services.getTypeAtLocation(expression);
  const parts = type.isUnion() ? type.types : [type];
  const has = (flags) => parts.some((part) => part.flags & flags);
  const isOther = has(TypeFlags.Object);
  return {
    isText: has(textFlags) && !(isHandedOn(expression) && isOther),
    isOther: isOther && !isHandedOn(expression),
    isNothing: has(nothingFlags) && !(isHandedOn(expression) && isOther),
  };
}

/** Returns whether a child is a text, and whether it comes and goes. */
function describe(child, services) {
  if (child.type !== 'JSXExpressionContainer') {
    const isTranslated =
      child.type === 'JSXElement' && child.openingElement.name.name === 'Translate';
    return {isText: child.type === 'JSXText' || isTranslated, comes: false};
  }
  const {isText, isOther, isNothing} = kindsOf(child.expression, services);
  return {isText, comes: isOther || isNothing};
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Something beside this text comes and goes: put the text into an element of its own.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const check = (node) => {
      const children = node.children
        .filter((child) => !isNothing(child))
        .map((child) => ({child, ...describe(child, services)}));
      if (children.length < 2 || !children.some(({comes}) => comes)) {
        return;
      }
      children
        .filter(({isText}) => isText)
        .forEach(({child}) => context.report({node: child, messageId: 'bare'}));
    };
    return {JSXElement: check, JSXFragment: check};
  },
};
