import {javascriptLanguage} from '@codemirror/lang-javascript';
import type {SyntaxNodeRef, Tree} from '@lezer/common';

/** Text to insert into a program at an offset of the original. */
interface Insertion {
  at: number;
  text: string;
}

const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'MethodDeclaration']);

function hasError(tree: Tree): boolean {
  let found = false;
  tree.iterate({
    enter(node) {
      found ||= node.type.isError;
      return !found;
    },
  });
  return found;
}

function insertionsFor(node: SyntaxNodeRef, call: string): Insertion[] {
  const syntax = node.node;
  if (loops.has(node.name)) {
    const body = node.name === 'DoStatement' ? syntax.firstChild?.nextSibling : syntax.lastChild;
    if (!body) return [];
    return body.name === 'Block'
      ? [{at: body.from + 1, text: `${call};`}]
      : [
          {at: body.from, text: `{${call};`},
          {at: body.to, text: '}'},
        ];
  }
  if (functions.has(node.name)) {
    const body = syntax.getChild('Block');
    return body ? [{at: body.from + 1, text: `${call};`}] : [];
  }
  if (node.name === 'ArrowFunction') {
    const body = syntax.lastChild;
    if (!body) return [];
    return body.name === 'Block'
      ? [{at: body.from + 1, text: `${call};`}]
      : [
          {at: body.from, text: `(${call},`},
          {at: body.to, text: ')'},
        ];
  }
  return [];
}

/**
 * Returns the program with a call of the frame's guard at the start of every loop iteration and function, on the same
 * lines. A program with a syntax error is unchanged, because the browser refuses it anyway.
 *
 * @param code JavaScript
 * @param file index of the file in `panes`, handed to the guard
 * @param firstLine line of the file on which the code begins
 */
export function guardLoops(code: string, file: number, firstLine = 1): string {
  const tree = javascriptLanguage.parser.parse(code);
  if (hasError(tree)) return code;
  const insertions: Insertion[] = [];
  let line = firstLine;
  let counted = 0;
  tree.iterate({
    enter(node) {
      // Nodes are in the order of the text, so every line break is counted once.
      for (; counted < node.from; counted += 1) if (code[counted] === '\n') line += 1;
      insertions.push(...insertionsFor(node, `__runde(${file},${line})`));
    },
  });
  return insertAll(code, insertions);
}

/**
 * Returns the text with all insertions. At the same offset, openings are inserted in the order found (outer before
 * inner) and closings in reverse order.
 */
function insertAll(text: string, insertions: readonly Insertion[]): string {
  const isClosing = ({text: part}: Insertion) => part === '}' || part === ')';
  const sorted = insertions
    .map((insertion, index) => ({...insertion, index}))
    .sort((a, b) => {
      if (a.at !== b.at) return a.at - b.at;
      if (isClosing(a) !== isClosing(b)) return isClosing(a) ? -1 : 1;
      return isClosing(a) ? b.index - a.index : a.index - b.index;
    });
  let result = '';
  let done = 0;
  for (const {at, text: part} of sorted) {
    result += text.slice(done, at) + part;
    done = at;
  }
  return result + text.slice(done);
}
