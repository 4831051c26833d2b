/**
 * Checks JavaScript by the tree of the editor's parser, which is loaded anyway. Tried instead: `acorn`. It stops at the
 * first mistake of syntax, which the browser reports too, and accepts all that is checked here, such as `if (a = 1)`.
 */
import {javascriptLanguage} from '@codemirror/lang-javascript';
import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '@portal/common/text/lineAt';
import {chainHint, loneValueHint} from '../checks/comparisons';
import {nearest} from '@portal/common/text/nearest';
import {typos} from '@portal/common/text/typos';
import {curlyQuotes, curlyQuotesHint} from './curlyQuotes';
import {isUnclosedComment, unclosedCommentHint} from './unclosedComment';
import type {Finding} from './types';

/** Properties that the browser silently accepts when they are misspelt, or whose absence it reports only later. */
const properties =
  'textContent innerText innerHTML className classList backgroundColor onclick dataset body'.split(
    ' ',
  );

/** Words that begin a statement. */
const keywords = 'const let if else for function while return'.split(' ');

/** Words of the language, and names of the browser, that autocorrection begins with a capital letter. */
const small = [...keywords, 'new', 'document', 'console', 'window'];

/** Characters of word processors, and what JavaScript expects. */
const comparisons: Readonly<Record<string, string>> = {
  '–': '-',
  '−': '-',
  '×': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!==',
};

/** Returns the property that a misspelt name probably means. Less similar names may be other names of the browser. */
function meantProperty(name: string): string | undefined {
  if (properties.includes(name)) return undefined;
  return properties.find((right) => {
    const limit = right.length > 8 ? 2 : 1;
    return typos(name.toLowerCase(), right.toLowerCase(), limit) <= limit;
  });
}

function explainProperty(name: string): string | null {
  const meant = meantProperty(name);
  return meant === undefined
    ? null
    : `«${name}» kennt JavaScript nicht. Meinst du «${meant}»? Auch gross und klein zählt.`;
}

/** Returns what is odd about a statement that only computes a value. */
function explainValue(expression: SyntaxNode | null, js: string): string | null {
  const operator = expression?.getChild('CompareOp') ?? expression?.getChild('ArithOp');
  if (!operator || expression?.name !== 'BinaryExpression') return null;
  if (operator.name === 'ArithOp') {
    return 'Hier wird gerechnet, aber niemand merkt sich das Ergebnis. Links fehlt ein Name mit =, zum Beispiel anzahl = anzahl + 1;';
  }
  return /^===?$/.test(js.slice(operator.from, operator.to))
    ? 'Zwei oder drei = vergleichen nur. Damit ein Wert gesetzt wird, nimm ein einziges =.'
    : null;
}

/** Returns whether an expression compares by size. */
function isOrder(expression: SyntaxNode | null, js: string): boolean {
  const operator = expression?.getChild('CompareOp');
  return !!operator && /^[<>]=?$/.test(js.slice(operator.from, operator.to));
}

/** Returns whether a program has a function of that name: `function zeigen() { }` or `const zeigen = () => { }`. */
function isFunction(name: string, js: string): boolean {
  return new RegExp(
    `\\bfunction\\s+${name}\\s*\\(|\\b(?:const|let)\\s+${name}\\s*=\\s*(?:function\\b|\\([^()]*\\)\\s*=>)`,
  ).test(js);
}

/** Returns what is odd about a statement that only names something. */
function explainName(expression: SyntaxNode | null, js: string): string | null {
  if (expression?.name !== 'VariableName') return null;
  const name = js.slice(expression.from, expression.to).trim();
  if (!/^\w+$/.test(name)) return null;
  if (isFunction(name, js)) return `Ohne Klammern läuft die Funktion nicht. Schreib ${name}();`;
  const keyword = nearest(name, keywords);
  return keyword === undefined || small.includes(name.toLowerCase()) || isDeclared(name, js)
    ? null
    : `«${name}» kennt JavaScript nicht. Meinst du «${keyword}»?`;
}

function isDeclared(name: string, js: string): boolean {
  return new RegExp(`\\b(?:const|let|var|function)\\s+${name}\\b`).test(js);
}

/** Returns what is odd about a name: it contains invalid characters or begins with a capital letter. */
function explainSpelling(typed: string, js: string): string | null {
  if (curlyQuotes.test(typed)) return curlyQuotesHint;
  const operator = Object.keys(comparisons).find((entry) => typed.includes(entry));
  if (operator) return `Statt «${operator}» schreib ${comparisons[operator]}.`;
  const name = typed.trim();
  const right = name.toLowerCase();
  return name !== right && small.includes(right) && !isDeclared(name, js)
    ? `«${name}» schreibst du klein: ${right}.`
    : null;
}

/** Returns the value that a condition joins to a comparison, or null if there is none. */
function loneValue(expression: SyntaxNode | null): SyntaxNode | null {
  const left = expression?.firstChild;
  const right = expression?.lastChild;
  if (!left || !right || !expression.getChild('LogicOp')) return null;
  return left.name === 'BinaryExpression' && /^(?:Number|String)$/.test(right.name)
    ? right
    : loneValue(left);
}

/** Returns what is odd about the condition of a statement. */
function explainCondition(statement: SyntaxNode): string | null {
  const condition = statement.getChild('ParenthesizedExpression');
  if (condition?.getChild('ArrowFunction')) {
    return 'Grösser oder gleich schreibst du >=. Das Zeichen => gehört zu einer Funktion.';
  }
  if (condition?.getChild('AssignmentExpression')?.getChild('Equals')) {
    return 'In der Klammer steht nur ein =: Das setzt einen Wert, es vergleicht nicht. Zum Vergleichen schreib ===.';
  }
  if (loneValue(condition?.getChild('BinaryExpression') ?? null)) return loneValueHint;
  return statement.name === 'IfStatement' && condition?.nextSibling?.name === ';'
    ? 'Nach der Bedingung von if steht kein Strichpunkt: Mit ihm gilt sie für nichts.'
    : null;
}

/** Returns what is odd about `anzahl =+ 1`. */
function explainAssignment(assignment: SyntaxNode, js: string): string | null {
  const {firstChild: name, lastChild: value} = assignment;
  const number = value?.getChild('Number');
  if (value?.name !== 'UnaryExpression' || !number || js[value.from] !== '+') return null;
  const [left, right] = [name!, number].map(({from, to}) => js.slice(from, to));
  return `So bekommt «${left}» immer den Wert ${right}. Zum Dazuzählen schreib ${left} = ${left} + ${right};`;
}

/** Returns what is odd about a comment, or about the characters that should begin one. */
function explainComment(text: string, isLineStart: boolean): string | null {
  return isUnclosedComment(text)
    ? unclosedCommentHint('*/')
    : text === '#' && isLineStart
      ? 'Ein Kommentar beginnt mit //, nicht mit #.'
      : null;
}

/** Returns mistakes in a trainee's JavaScript that the browser accepts silently, without running it. */
export function lintJs(js: string): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, text: string | null) => {
    if (text !== null) findings.push({pane: 'js', line: lineAt(js, offset), text});
  };
  javascriptLanguage.parser.parse(js).iterate({
    enter({name, node, from, to}) {
      if (name === 'PropertyName' && node.parent?.name === 'MemberExpression') {
        add(from, explainProperty(js.slice(from, to)));
      } else if (name === 'VariableName') {
        add(from, explainSpelling(js.slice(from, to), js));
      } else if (name === 'BlockComment' || node.type.isError) {
        const start = js.lastIndexOf('\n', from - 1) + 1;
        add(from, explainComment(js.slice(from, to), js.slice(start, from).trim() === ''));
      } else if (name === 'BinaryExpression' && isOrder(node, js) && isOrder(node.firstChild, js)) {
        add(from, chainHint);
      } else if (name === 'ExpressionStatement') {
        add(from, explainValue(node.firstChild, js) ?? explainName(node.firstChild, js));
      } else if (name === 'AssignmentExpression') {
        add(from, explainAssignment(node, js));
      } else if (name === 'ForInSpec' && !node.getChild('of')) {
        add(
          from,
          node.getChild('in')
            ? 'Mit in bekommst du von einer Liste nur die Nummern. Für die Elemente selber schreib of.'
            : 'Zwischen dem Namen und der Liste steht of: for (const menge of mengen).',
        );
      } else if (name === 'IfStatement' || name === 'WhileStatement') {
        const condition = node.getChild('ParenthesizedExpression');
        add(condition?.firstChild?.nextSibling?.from ?? from, explainCondition(node));
      }
    },
  });
  return findings;
}
