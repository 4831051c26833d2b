/**
 * Prepares the table in a `FieldTable`. The name of a field becomes the header of its row, which a browser does not
 * translate. Each cell gets its column's name for the stacked form on narrow screens.
 */
import type {Parent, Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isJsx} from '../mdx/mdx';

function prepare(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => toString(cell)) ?? [];
  // The roles keep the table semantics when the stylesheet stacks it.
  table.data = {hProperties: {role: 'table'}};
  for (const row of table.children) {
    row.data = {hProperties: {role: 'row'}};
  }
  head?.children.forEach((cell) => setData(cell, {role: 'columnheader', scope: 'col'}));
  for (const row of rows) {
    row.children.forEach((cell, index) =>
      index === 0
        ? setData(cell, {role: 'rowheader', scope: 'row', translate: 'no'}, 'th')
        : setData(cell, {role: 'cell', 'data-label': labels[index] ?? ''}),
    );
  }
}

function setData(cell: TableCell, hProperties: Record<string, string>, hName?: string): void {
  cell.data = {hProperties, ...(hName && {hName})};
}

/** The remark plugin. */
export default function fieldTable() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsx(node, 'FieldTable')) {
        visit(node as Parent, 'table', prepare);
      }
    });
  };
}
