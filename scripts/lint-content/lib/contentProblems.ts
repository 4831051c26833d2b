import type {Nodes, Parent} from 'mdast';
import {isJsx, lineOf, type JsxElement} from '@portal/content/mdx/mdx';
import {writtenComponents} from '@portal/content/manualComponents';

/** Returns whether a node is a partial, which may contain the required content. */
const isImported = (node: Nodes): boolean =>
  isJsx(node) && /^[A-Z]/.test(node.name ?? '') && !Object.hasOwn(writtenComponents, node.name!);

const plainText = (example: string): [(element: Parent) => boolean, string] => [
  ({children}) =>
    children.length > 0 &&
    children.every(
      (node) =>
        node.type === 'mdxTextExpression' || (node.type === 'text' && node.value.trim() !== ''),
    ),
  `braucht gewöhnlichen Text, ohne Fettschrift und andere Bausteine darin → Schreiben Sie zum Beispiel ${example}.`,
];

/** Returns whether a node is text that was meant to begin with something else. The rule `markdown` says why. */
const begins = (node: Nodes, character: RegExp): boolean =>
  node.type === 'paragraph' &&
  node.children[0]?.type === 'text' &&
  character.test(node.children[0].value);

/** By component: whether its content is what its code needs, and the remedy if it is not. */
const needs: Record<string, [isRight: (element: Parent) => boolean, problem: string]> = {
  Kbd: plainText('<Kbd>Ctrl+S</Kbd>'),
  MenuPath: plainText('<MenuPath>Web › Seite</MenuPath>'),
  Steps: [
    ({children}) =>
      children.some(
        (node) =>
          (node.type === 'list' && node.ordered) ||
          isImported(node) ||
          begins(node, /^\d{1,2}[.)]/),
      ),
    'braucht eine nummerierte Liste → Lassen Sie nach <Steps> eine leere Zeile, und beginnen Sie jeden Schritt auf einer eigenen mit 1., 2., 3.',
  ],
  FieldTable: [
    ({children}) =>
      children.some((node) => node.type === 'table' || isImported(node) || begins(node, /^\|/)),
    'braucht eine Tabelle → Lassen Sie vor und nach der Tabelle darin eine leere Zeile.',
  ],
  Faq: [
    ({children}) => children.some((node) => isJsx(node, 'Question') || isImported(node)),
    'braucht Fragen → Schreiben Sie jede als <Question title="…">.',
  ],
};

/** Returns the problem of content between the lists of a `Steps`, which belongs to a step but is not indented. */
function strayProblem({children}: Parent): {line: number; message: string} | null {
  const isList = (node: Nodes) => node.type === 'list' && node.ordered === true;
  const first = children.findIndex(isList);
  const last = children.findLastIndex(isList);
  const stray = children.slice(first, last).find((node) => !isList(node) && !isImported(node));
  return stray
    ? {
        line: lineOf(stray),
        message:
          'Hier reisst die Liste der Schritte ab → Rücken Sie die Stelle so weit ein wie den Text des Schritts darüber, also um drei Leerzeichen.',
      }
    : null;
}

/**
 * Returns what is wrong with the content of an element, or null for correct content and for components with any
 * content.
 */
export function contentProblem(
  element: JsxElement,
): string | {line: number; message: string} | null {
  const name = element.name ?? '';
  if (name === 'Steps') {
    const stray = strayProblem(element as Parent);
    if (stray) {
      return stray;
    }
  }
  const need = Object.hasOwn(needs, name) ? needs[name] : undefined;
  return need && !need[0](element as Parent) ? `Der Baustein «${name}» ${need[1]}` : null;
}
