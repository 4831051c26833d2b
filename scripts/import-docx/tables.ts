import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {inlineContent} from './cells';
import {element, elementsIn, textOf} from './hast';
import {quoted, type Hints} from './hints';

/** A place in the grid of a table, with the cell that covers it. */
interface Slot {
  cell: Element;
  /** How many columns the cell covers. */
  columns: number;
}

/** Returns the rows of a table, in its head and body, but not those of tables inside of it. */
const rowsOf = (table: Element): Element[] =>
  elementsIn(table).flatMap((child) =>
    child.tagName === 'tr' ? [child] : elementsIn(child, 'tr'),
  );

const cellsOf = (row: Element): Element[] => elementsIn(row, 'td', 'th');

const span = ({properties}: Element, name: 'colSpan' | 'rowSpan'): number =>
  Number(properties[name] ?? 1);

/** Returns the grid of a table, in which a merged cell has several places. */
function gridOf(table: Element): Slot[][] {
  const grid: Slot[][] = rowsOf(table).map(() => []);
  rowsOf(table).forEach((row, y) => {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]![x]) {
        x++;
      }
      const columns = span(cell, 'colSpan');
      for (let down = 0; down < span(cell, 'rowSpan') && grid[y + down]; down++) {
        for (let right = 0; right < columns; right++) {
          grid[y + down]![x + right] = {cell, columns};
        }
      }
      x += columns;
    }
  });
  return grid;
}

const isFilled = (nodes: readonly ElementContent[]) =>
  nodes.some((node) => textOf(node).trim() !== '' || JSON.stringify(node).includes('"img"'));

/** Returns a table inside of another one as lines: its rows, with dashes between the cells. */
function asLines(table: Element): Element[] {
  return rowsOf(table).map((row) =>
    element(
      'p',
      cellsOf(row)
        .map(({children}) => inlineContent(children))
        .filter(isFilled)
        .flatMap((content, index): ElementContent[] =>
          index > 0 ? [{type: 'text', value: ' – '}, ...content] : content,
        ),
    ),
  );
}

function withoutInnerTables(table: Element, tell: (problem: string, remedy: string) => void): void {
  for (const cell of rowsOf(table).flatMap(cellsOf)) {
    visit(cell, 'element', (inner, index, parent) => {
      if (inner.tagName !== 'table' || !parent || index === undefined) {
        return undefined;
      }
      withoutInnerTables(inner, tell);
      tell(
        'Eine Tabelle in einer Tabelle steht Zeile für Zeile in der Zelle',
        'Machen Sie eine eigene Tabelle daraus, wenn die Zelle zu lang ist.',
      );
      const lines = asLines(inner);
      parent.children.splice(index, 1, ...lines);
      return [SKIP, index + lines.length];
    });
  }
}

/** Returns the row of a head whose cells stand over several columns of the next row, joined with that row. */
function joinedHead(over: readonly Slot[], under: readonly Slot[]): ElementContent[][] {
  return over.map(({cell}, x) => {
    const below = under[x]?.cell;
    const content = inlineContent(cell.children);
    return below === undefined || below === cell || !isFilled(below.children)
      ? content
      : [
          ...content,
          ...(isFilled(content) ? [{type: 'text', value: ' – '} as const] : []),
          ...inlineContent(below.children),
        ];
  });
}

const rowOf = (cells: ElementContent[][], tag: 'td' | 'th') =>
  element(
    'tr',
    cells.map((content) => element(tag, structuredClone(content))),
  );

/** Returns a table as a page can show it: rows with equally many cells, and what stands over all columns before it. */
function simpleTable(
  table: Element,
  tell: (problem: string, remedy: string) => void,
): ElementContent[] {
  const grid = gridOf(table).filter((row) => row.length > 0);
  const width = Math.max(...grid.map((row) => row.length), 0);
  const isWhole = (row: readonly Slot[]) => width > 1 && row[0]?.columns === width;
  if (width === 1 && grid.length === 1) {
    tell(
      'Ein Rahmen (eine Tabelle mit einer einzigen Zelle) ist weggefallen, sein Text steht auf der Seite',
      'Soll er auffallen, machen Sie einen Kasten daraus, zum Beispiel :::info.',
    );
    return grid[0]![0]!.cell.children;
  }
  const made: ElementContent[] = [];
  let head: ElementContent[][] | undefined;
  let rows: Element[] = [];
  const close = () => {
    if (rows.length > 0) {
      made.push(element('table', rows));
    }
    rows = [];
  };
  for (let y = 0; y < grid.length; y++) {
    const row = grid[y]!;
    const content = row.map(({cell}) => inlineContent(cell.children));
    const isMerged = row.some(
      ({cell}, x) => cell === row[x - 1]?.cell || cell === grid[y - 1]?.[x]?.cell,
    );
    if (isWhole(row)) {
      close();
      tell(
        'Was in einer Tabelle über alle Spalten geht, steht als Absatz vor oder zwischen den Zeilen',
        'Prüfen Sie die Stelle. Ist es ein Titel, schreiben Sie ihn als Überschrift mit ## oder ###.',
      );
      made.push(...row[0]!.cell.children);
      continue;
    }
    if (isMerged) {
      tell(
        'Verbundene Zellen sind getrennt, ihr Inhalt steht in jeder',
        'Vergleichen Sie die Tabelle mit dem Dokument.',
      );
    }
    if (!head) {
      const next = grid[y + 1];
      const hasGroups = next && !isWhole(next) && row.some(({columns}) => columns > 1);
      head = hasGroups ? joinedHead(row, next) : content;
      y += hasGroups ? 1 : 0;
      rows.push(rowOf(head, 'th'));
    } else {
      if (rows.length === 0) {
        rows.push(rowOf(head, 'th'));
      }
      rows.push(rowOf(content, 'td'));
    }
  }
  close();
  return made;
}

/** Makes of every table of a document one that a page can show, and says what has changed. */
export function simplifyTables(root: Root, hints: Hints): void {
  visit(root, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    const blocks = rowsOf(table)
      .flatMap(cellsOf)
      .flatMap(({children}) => children);
    const first = blocks.map(textOf).find((text) => text.trim() !== '');
    const place = `Tabelle ${quoted(first ?? '')}`;
    const tell = (problem: string, remedy: string) => hints.add(problem, remedy, place);
    withoutInnerTables(table, tell);
    const made = simpleTable(table, tell);
    parent.children.splice(index, 1, ...made);
    return [SKIP, index + made.length];
  });
}
