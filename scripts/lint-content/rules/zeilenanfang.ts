import type {List, Nodes, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {months} from '@portal/common/text/longDate';
import {isJsx, lineOf, nodesIn, numberAttribute} from '@portal/content/mdx/mdx';
import {perNode, type Rule} from '../lib/rule';

/** Returns whether there is no empty line between two nodes. */
const touches = (before: Nodes | undefined, node: Nodes) =>
  before?.position?.end.line === lineOf(node) - 1;

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

/** Returns what is wrong with an unintended list, or one whose numbers change, and the item where it is. */
function orderedProblem(
  items: readonly Item[],
  isTorn: boolean,
  {next, start}: Expected,
): [Item, string] | undefined {
  const first = items[0]!;
  const date = items.find(({text}) => afterOrdinal.test(text));
  // «1.» before every item is also allowed.
  const isLazy = items.every(({number}) => number === first.number) && first.number === 1;
  const wrong = isLazy ? -1 : items.findIndex(({number}, index) => number !== first.number + index);
  const isOneItem = 'Diese Zeile ist der Punkt einer Liste geworden';
  if (date) {
    return [
      date,
      `Das Datum ist der Punkt einer Liste geworden, und seine Zahl kann sich ändern → Schreiben Sie «${escaped(date)} …», oder setzen Sie ein anderes Wort an den Anfang der Zeile.`,
    ];
  }
  if (wrong > 0) {
    return [
      items[wrong]!,
      `Hier steht ${items[wrong]!.number}, auf der Seite steht ${first.number + wrong} → Nummerieren Sie die Liste der Reihe nach. Ist keine gemeint, schreiben Sie «${escaped(items[wrong]!)} …».`,
    ];
  }
  if (![1, start ?? next].includes(first.number) || (start ?? first.number) !== first.number) {
    return [
      first,
      start === undefined
        ? `${isOneItem} → Schreiben Sie «${escaped(first)} …», wenn keine gemeint ist. Sonst beginnen Sie mit 1. Schritte, die mit ${first.number} beginnen, stehen in <Steps start={${first.number}}>.`
        : `Hier steht ${first.number}, auf der Seite steht ${start} → Schreiben Sie bei <Steps> start={${first.number}}, oder beginnen Sie die Liste mit ${start}.`,
    ];
  }
  return isTorn && items.length === 1
    ? [
        first,
        `${isOneItem} → Schreiben Sie «${escaped(first)} …», oder lassen Sie vor der Liste eine leere Zeile.`,
      ]
    : undefined;
}

/** The beginning of a line makes a list, a quotation or a link only if that is intended. */
export default {
  name: 'zeilenanfang',
  level: 'error',
  check: perNode(({source, tree}) => {
    const lines = source.split('\n');
    const expected = expectedNumbers(tree);
    const used = nodesIn(tree).flatMap((node) =>
      node.type === 'linkReference' || node.type === 'imageReference' ? node.identifier : [],
    );
    const problem = (child: Nodes, before: Nodes | undefined, parent: Nodes) => {
      const line = lineOf(child);
      const isTorn = before?.type === 'paragraph' && touches(before, child);
      // The row of a table that ends here has a finding of its own, with the right remedy.
      if (child.type === 'list' && !(before?.type === 'table' && touches(before, child))) {
        const items = itemsOf(child, lines);
        if (child.ordered) {
          const [item, message] = orderedProblem(items, isTorn, expected.get(child) ?? {}) ?? [];
          return item && {line: item.line, message: message!};
        }
        const character = lines[line - 1]![(child.position?.start.column ?? 1) - 1]!;
        // A dash below a sentence; in an entry of a list, it is indented, and that is intended.
        const isMeant = character === '-' && !(isTorn && parent.type !== 'listItem');
        return items.length === 1 && !isMeant
          ? {
              line,
              message: `Das Zeichen ${character} am Anfang der Zeile hat daraus den Punkt einer Liste gemacht → Schreiben Sie ${character === '-' ? 'den Gedankenstrich –' : `\\${character}`}, oder für eine Liste - und davor eine leere Zeile.`,
            }
          : undefined;
      }
      // «> 400 kB»
      if (child.type === 'blockquote' && /^[=\d]/.test(toString(child))) {
        return {
          line,
          message:
            'Das Zeichen > am Anfang der Zeile hat daraus ein Zitat gemacht → Schreiben Sie «mehr als» oder \\>.',
        };
      }
      // «[Hinweis]: Text»
      return child.type === 'definition' && !used.includes(child.identifier)
        ? {
            line,
            message: `Diese Zeile erscheint nicht: [${child.label}]: am Anfang hält Markdown für ein Linkziel → Schreiben Sie \\[${child.label}]: …, oder lassen Sie die Klammern weg.`,
          }
        : undefined;
    };
    return (node) =>
      ((node as Partial<Parent>).children ?? []).flatMap(
        (child, index, siblings) => problem(child, siblings[index - 1], node) ?? [],
      );
  }),
} satisfies Rule;
