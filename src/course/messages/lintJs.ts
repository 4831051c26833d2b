import {javascriptLanguage} from '@codemirror/lang-javascript';
import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '../../text/lineAt';
import {chainHint} from '../checks/comparisons';
import {typos} from '../../text/typos';
import type {Finding} from './types';

/** Properties that take any value without a word when they are misspelt. */
const properties = [
  'textContent',
  'innerText',
  'innerHTML',
  'className',
  'backgroundColor',
  'onclick',
];

/** The property that a misspelt name was meant to be. Further apart are other names of the browser's own. */
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

/** What is odd about a statement that only works out a value. */
function explainValue(expression: SyntaxNode | null, js: string): string | null {
  const sign = expression?.getChild('CompareOp') ?? expression?.getChild('ArithOp');
  if (!sign || expression?.name !== 'BinaryExpression') return null;
  if (sign.name === 'ArithOp') {
    return 'Hier wird gerechnet, aber niemand merkt sich das Ergebnis. Links fehlt ein Name mit =, zum Beispiel anzahl = anzahl + 1;';
  }
  return /^===?$/.test(js.slice(sign.from, sign.to))
    ? 'Zwei oder drei = vergleichen nur. Damit ein Wert gesetzt wird, nimm ein einziges =.'
    : null;
}

/** Whether an expression compares by size. */
function isOrder(expression: SyntaxNode | null, js: string): boolean {
  const sign = expression?.getChild('CompareOp');
  return !!sign && /^[<>]=?$/.test(js.slice(sign.from, sign.to));
}

/** Whether a program has a function of that name: `function zeigen() { }` or `const zeigen = () => { }`. */
function isFunction(name: string, js: string): boolean {
  return new RegExp(
    `\\bfunction\\s+${name}\\s*\\(|\\b(?:const|let)\\s+${name}\\s*=\\s*(?:function\\b|\\([^()]*\\)\\s*=>)`,
  ).test(js);
}

/** What is odd about a statement that only names a function. */
function explainName(expression: SyntaxNode | null, js: string): string | null {
  if (expression?.name !== 'VariableName') return null;
  const name = js.slice(expression.from, expression.to);
  return /^[\w]+$/.test(name) && isFunction(name, js)
    ? `Ohne Klammern läuft die Funktion nicht. Schreib ${name}();`
    : null;
}

/** What a trainee's JavaScript shows without being run: what the browser takes without a word. */
export function lintJs(js: string): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, text: string | null) => {
    if (text !== null) findings.push({pane: 'js', line: lineAt(js, offset), text});
  };
  javascriptLanguage.parser.parse(js).iterate({
    enter({name, node, from, to}) {
      if (name === 'PropertyName' && node.parent?.name === 'MemberExpression') {
        add(from, explainProperty(js.slice(from, to)));
      } else if (name === 'BinaryExpression' && isOrder(node, js) && isOrder(node.firstChild, js)) {
        add(from, chainHint);
      } else if (name === 'ExpressionStatement') {
        add(from, explainValue(node.firstChild, js) ?? explainName(node.firstChild, js));
      } else if (name === 'ForInSpec') {
        add(
          from,
          'Mit in bekommst du von einer Liste nur die Nummern. Für die Elemente selber schreib of.',
        );
      } else if (name === 'IfStatement' || name === 'WhileStatement') {
        const assignment = node
          .getChild('ParenthesizedExpression')
          ?.getChild('AssignmentExpression');
        if (!assignment?.getChild('Equals')) return;
        add(
          assignment.from,
          'In der Klammer steht nur ein =: Das setzt einen Wert, es vergleicht nicht. Zum Vergleichen schreib ===.',
        );
      }
    },
  });
  return findings;
}
