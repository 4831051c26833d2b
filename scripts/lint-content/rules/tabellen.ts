import type {Nodes, Paragraph, Table} from 'mdast';
import {isHandmadeList} from '../lib/handmadeList';
import {perNode, type Rule} from '../lib/rule';

/** Finds table rows with too many cells, which are not shown, and text that became a row. */
function rowProblems(
  {children: [head, ...rows], position: whole}: Table,
  lines: readonly string[],
) {
  const columns = head?.children.length ?? 0;
  return rows.flatMap(({children, position}) => {
    const {line} = position!.start;
    // Its rest is the next row.
    const isTorn = /^\s*[^|\s]/.test(lines[line] ?? '') && line < whole!.end.line;
    const isOpen =
      (children.length < columns || isTorn) && /^\s*\|.*[^|\s]\s*$/.test(lines[line - 1]!);
    const message = isOpen
      ? 'Diese Zeile der Tabelle hört mitten in einer Zelle auf → Schreiben Sie die ganze Zeile der Tabelle auf eine Zeile: einen Umbruch als <br />, eine Liste als <ol><li>Eins</li><li>Zwei</li></ol> oder <ul>.'
      : children.length > columns
        ? `Diese Zeile der Tabelle hat ${children.length} Spalten, die Kopfzeile ${columns}. Was zu viel ist, erscheint nicht → Streichen Sie es, oder ergänzen Sie die Kopfzeile. Einen Strich im Text schreiben Sie \\|.`
        : children.length < columns && !lines[line - 1]!.includes('|')
          ? 'Dieser Text gehört noch zur Tabelle darüber → Lassen Sie nach der Tabelle eine leere Zeile.'
          : null;
    return message ? [{line, message}] : [];
  });
}

/** What other programs write between the cells of a row: how it is found in a text, and what separates the cells. */
const separators: [pattern: RegExp, character: RegExp][] = [
  [/\t| {3,}/, /\t| {3,}/],
  [/;(?=[^\s)])/, /;/],
  [/(?<!\d),(?=\S)|,(?=[^\s\d])/, /,/],
  [/\|/, /\|/],
];

/** Returns the text of a paragraph as it was typed, but without code, addresses and escaped strokes. */
function typed(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return '\n';
    case 'inlineCode':
    case 'link':
      return 'x';
    default:
      return 'children' in node ? node.children.map(typed).join('') : '';
  }
}

/** Finds rows that became one running text, because a table needs `|---|` below its head. */
function pastedProblem(paragraph: Paragraph, source: readonly string[]) {
  const {start, end} = paragraph.position!;
  const written = source.slice(start.line - 1, end.line).map((line) => line.trim());
  const lines = typed(paragraph).split('\n');
  if (isHandmadeList(written)) {
    return [];
  }
  for (const [pattern, character] of separators) {
    const rows = lines.flatMap((line, index) => (pattern.test(line) ? index : []));
    const [first] = rows;
    // Three cells of Excel or CSV, or a row between strokes, are a row even if it is alone.
    const isRow = rows.length > 1 || /\t.*\S.*\t|;\S.*;\S|^\|/.test(lines[first ?? 0]!);
    if (first !== undefined && isRow && !written.some((line) => line.includes('\\|'))) {
      const cells = written[first]!.replace(/^\||\|$/g, '').split(character);
      const head = `| ${cells.map((cell) => cell.trim()).join(' | ')} |`;
      return [
        {
          line: start.line + first,
          message: `Das ist keine Tabelle geworden → Schreiben Sie die Kopfzeile so: ${head}, darunter |${'---|'.repeat(cells.length)}, und jede weitere Zeile wie die Kopfzeile.`,
        },
      ];
    }
  }
  return [];
}

/** Rows stand in tables, and every row has the cells of the head. */
export default {
  name: 'tabellen',
  level: 'error',
  check: perNode(({source}) => {
    const lines = source.split('\n');
    return (node) =>
      node.type === 'table'
        ? rowProblems(node, lines)
        : node.type === 'paragraph'
          ? pastedProblem(node, lines)
          : null;
  }),
} satisfies Rule;
