import type {Element} from 'domhandler';
import type {List, PhrasingContent, RootContent, TableCell, TableRow} from 'mdast';
import {textElement} from '@portal/content/mdx/mdx';
import {below, nearest, valueBelow} from './xml';

const space: PhrasingContent = {type: 'text', value: ' '};

/** Returns a list in a cell as HTML. The spaces keep the words apart where only the text is read, as by a search. */
function listInCell({ordered, start, children}: List): PhrasingContent {
  const items = children.flatMap((item, index) => [
    ...(index > 0 ? [space] : []),
    textElement('li', {}, inline(item.children)),
  ]);
  const isLater = ordered && start && start > 1;
  return textElement(ordered ? 'ol' : 'ul', isLater ? {start} : {}, items);
}

/** Returns blocks for one line of Markdown, which has neither paragraphs nor lists: with `<br />` between them. */
function inline(blocks: readonly RootContent[]): PhrasingContent[] {
  return blocks.flatMap((block, index): PhrasingContent[] => {
    const before = blocks[index - 1];
    const isApart = block.type === 'list' || before?.type === 'list';
    const gap = before ? [space, ...(isApart ? [] : [textElement('br', {})])] : [];
    switch (block.type) {
      case 'list':
        return [...gap, listInCell(block)];
      case 'table':
        return [...gap, ...inline(block.children.map(asParagraph))];
      case 'paragraph':
      case 'heading':
        return [...gap, ...block.children];
      default:
        return [...gap, block as PhrasingContent];
    }
  });
}

/** Returns a row of a table inside of a cell as a line, with dashes between the cells. */
function asParagraph({children}: TableRow): RootContent {
  const filled = children.map((cell) => cell.children).filter((content) => content.length > 0);
  const dash: PhrasingContent = {type: 'text', value: ' – '};
  return {
    type: 'paragraph',
    children: filled.flatMap((content, index) => (index > 0 ? [dash, ...content] : content)),
  };
}

const cellOf = (blocks: readonly RootContent[]): TableCell => ({
  type: 'tableCell',
  children: inline(blocks),
});

const empty = (count: number): TableCell[] => Array.from({length: count}, () => cellOf([]));

/** Returns the cells of a row. A merged cell has its content in its first place. */
function cells(row: Element, read: (cell: Element) => RootContent[]): TableCell[] {
  const skipped = Number(valueBelow(row, 'w:trPr', 'w:gridBefore') ?? 0);
  const found = nearest(row, 'w:tc').flatMap((cell) => {
    const columns = Number(valueBelow(cell, 'w:tcPr', 'w:gridSpan') ?? 1);
    return [cellOf(read(cell)), ...empty(columns - 1)];
  });
  return [...empty(skipped), ...found];
}

/** Returns whether a table is a frame around a text: it has a single cell. */
export const isFrame = (table: Element): boolean => {
  const rows = nearest(table, 'w:tr');
  return rows.length === 1 && nearest(rows[0]!, 'w:tc').length === 1;
};

/** Returns whether a page can show a table as it is: no cell goes over several columns or rows. */
export const isSimple = (table: Element): boolean =>
  nearest(table, 'w:tr').every(
    (row) =>
      below(row, 'w:trPr', 'w:gridBefore') === undefined &&
      nearest(row, 'w:tc').every(
        (cell) =>
          Number(valueBelow(cell, 'w:tcPr', 'w:gridSpan') ?? 1) === 1 &&
          below(cell, 'w:tcPr', 'w:vMerge') === undefined,
      ),
  );

/** Returns a table as a page can show it. `read` returns the blocks in a cell. A frame is its text alone. */
export function readTable(
  table: Element,
  unseen: ReadonlySet<Element>,
  read: (cell: Element) => RootContent[],
): RootContent[] {
  const rows = nearest(table, 'w:tr').filter((row) => !unseen.has(row));
  if (isFrame(table) && rows.length > 0) {
    return read(nearest(rows[0]!, 'w:tc')[0]!);
  }
  const made = rows.map((row) => cells(row, read)).filter((row) => row.length > 0);
  const width = Math.max(...made.map((row) => row.length), 0);
  const children = made.map((row): TableRow => ({
    type: 'tableRow',
    children: [...row, ...empty(width - row.length)],
  }));
  return children.length > 0 ? [{type: 'table', children}] : [];
}
