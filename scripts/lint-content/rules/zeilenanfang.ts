import type {Blockquote, Definition, List, Nodes, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {months} from '@portal/common/text/longDate';
import {isJsx, numberAttribute} from '@portal/content/mdx/mdx';
import {perNode, type Rule} from '../lib/rule';

interface Problem {
  line: number;
  message: string;
}

const lineOf = ({position}: Nodes) => position?.start.line ?? 1;

/** Matches what follows the number of a date or an ordinal, but never the number of a list item. */
const afterOrdinal = new RegExp(
  `^(?:(?:${months.join('|')}|Jahrhunderts?|Quartals?|Semesters?)(?!\\p{L})|(?:Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez)\\.)`,
  'u',
);

/** Returns the number and the text of each list item as written in the file. */
function itemsOf(list: List, lines: readonly string[]) {
  return list.children.map((item) => {
    const line = lineOf(item);
    const [, number = '', character = '', text = ''] =
      /^(\d+)([.)])\s*(.*)$/.exec(lines[line - 1]!.slice((item.position?.start.column ?? 1) - 1)) ??
      [];
    return {line, number: Number(number), character, text};
  });
}

type Item = ReturnType<typeof itemsOf>[number];

/** Returns the beginning of the line, escaped so that it stays text. */
const escaped = ({number, character, text}: Item) =>
  `${number}\\${character} ${text.split(' ').slice(0, 2).join(' ')}`;

/** With which number a list may begin. */
interface Expected {
  /** The number after the last list below the same heading. */
  next?: number;
  /** The number that `<Steps start={3}>` names. */
  start?: number;
}

/** Returns what each numbered list may begin with: those below a heading count on, also after a sentence. */
function expectedNumbers(tree: Nodes): Map<List, Expected> {
  const found = new Map<List, Expected>();
  const lastIn = new Map<unknown, number>();
  visit(tree as Parent, (child, _index, parent) => {
    const node = child as Nodes;
    if (node.type === 'heading') {
      lastIn.clear();
    }
    if (node.type !== 'list' || !node.ordered || !parent) {
      return;
    }
    const steps = isJsx(parent, 'Steps') ? parent : undefined;
    // Steps count on from those before them, which are in another <Steps>.
    const place = steps ? 'steps' : parent;
    const isFirst = parent.children.find(({type}) => type === 'list') === child;
    const start = steps && isFirst ? numberAttribute(steps, 'start') : undefined;
    found.set(node, {next: lastIn.get(place), start});
    lastIn.set(place, (node.start ?? 1) + node.children.length);
  });
  return found;
}

/** Returns what is wrong with an unintended list, or one whose numbers change. */
function orderedProblem(
  list: List,
  before: Nodes | undefined,
  lines: readonly string[],
  expected: Expected,
) {
  const items = itemsOf(list, lines);
  const first = items[0]!;
  const told = ({line}: Item, message: string): Problem[] => [{line, message}];
  const date = items.find(({text}) => afterOrdinal.test(text));
  if (date) {
    return told(
      date,
      `Das Datum ist der Punkt einer Liste geworden, und seine Zahl kann sich ändern → Schreiben Sie «${escaped(date)} …», oder setzen Sie ein anderes Wort an den Anfang der Zeile.`,
    );
  }
  // «1.» before every item is also allowed.
  const isLazy = items.every(({number}) => number === first.number) && first.number === 1;
  const wrong = isLazy ? -1 : items.findIndex(({number}, index) => number !== first.number + index);
  if (wrong > 0) {
    return told(
      items[wrong]!,
      `Hier steht ${items[wrong]!.number}, auf der Seite steht ${first.number + wrong} → Nummerieren Sie die Liste der Reihe nach. Ist keine gemeint, schreiben Sie «${escaped(items[wrong]!)} …».`,
    );
  }
  const {next, start} = expected;
  if (start !== undefined && start !== first.number) {
    return told(
      first,
      `Hier steht ${first.number}, auf der Seite steht ${start} → Schreiben Sie bei <Steps> start={${first.number}}, oder beginnen Sie die Liste mit ${start}.`,
    );
  }
  if (first.number !== 1 && first.number !== next && start === undefined) {
    return told(
      first,
      `Diese Zeile ist der Punkt einer Liste geworden → Schreiben Sie «${escaped(first)} …», wenn keine gemeint ist. Sonst beginnen Sie mit 1. Schritte, die mit ${first.number} beginnen, stehen in <Steps start={${first.number}}>.`,
    );
  }
  return before?.type === 'paragraph' &&
    items.length === 1 &&
    before.position?.end.line === first.line - 1
    ? told(
        first,
        `Diese Zeile ist der Punkt einer Liste geworden → Schreiben Sie «${escaped(first)} …», oder lassen Sie vor der Liste eine leere Zeile.`,
      )
    : [];
}

/**
 * Finds a star, plus or dash that belongs to the text: the only item, directly after a paragraph, or in a form that
 * no list has.
 */
function bulletProblem(
  list: List,
  before: Nodes | undefined,
  parent: Nodes,
  lines: readonly string[],
): Problem[] {
  const line = lineOf(list);
  const character = lines[line - 1]![(list.position?.start.column ?? 1) - 1]!;
  // In an entry of a list, it is indented, and that is intended.
  const isTorn =
    parent.type !== 'listItem' &&
    before?.type === 'paragraph' &&
    before.position?.end.line === line - 1;
  return list.children.length === 1 && (character !== '-' || isTorn)
    ? [
        {
          line,
          message: `Das Zeichen ${character} am Anfang der Zeile hat daraus den Punkt einer Liste gemacht → Schreiben Sie ${character === '-' ? 'den Gedankenstrich –' : `\\${character}`}, oder für eine Liste - und davor eine leere Zeile.`,
        },
      ]
    : [];
}

/** Finds «> 400 kB» at the beginning of a line. */
function quoteProblem(quote: Blockquote): Problem[] {
  return /^[=\d]/.test(toString(quote))
    ? [
        {
          line: lineOf(quote),
          message:
            'Das Zeichen > am Anfang der Zeile hat daraus ein Zitat gemacht → Schreiben Sie «mehr als» oder \\>.',
        },
      ]
    : [];
}

/** Finds «[Hinweis]: Text»: an unintended link definition, which is not shown. */
function definitionProblem(node: Definition, used: ReadonlySet<string>): Problem[] {
  return used.has(node.identifier)
    ? []
    : [
        {
          line: lineOf(node),
          message: `Diese Zeile erscheint nicht: [${node.label}]: am Anfang hält Markdown für ein Linkziel → Schreiben Sie \\[${node.label}]: …, oder lassen Sie die Klammern weg.`,
        },
      ];
}

/** Returns the names that links and pictures of a page refer to. */
function referencesIn(tree: Nodes): Set<string> {
  const found = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      found.add(node.identifier);
    }
  });
  return found;
}

/** The beginning of a line makes a list, a quotation or a link only if that is intended. */
export default {
  name: 'zeilenanfang',
  level: 'error',
  check: perNode(({source, tree}) => {
    const lines = source.split('\n');
    const used = referencesIn(tree);
    const expected = expectedNumbers(tree);
    return (node) =>
      ((node as Partial<Parent>).children ?? []).flatMap((child, index, siblings) => {
        const before = siblings[index - 1];
        switch (child.type) {
          case 'list':
            // The row of a table that ends here has a finding of its own, with the right remedy.
            if (before?.type === 'table' && before.position?.end.line === lineOf(child) - 1) {
              return [];
            }
            return child.ordered
              ? orderedProblem(child, before, lines, expected.get(child) ?? {})
              : bulletProblem(child, before, node, lines);
          case 'blockquote':
            return quoteProblem(child);
          case 'definition':
            return definitionProblem(child, used);
          default:
            return [];
        }
      });
  }),
} satisfies Rule;
