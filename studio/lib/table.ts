import {outcomes, type Outcome} from './runWalk';

/** One page in the table that `npm run walks` prints. */
export interface Row {
  page: string;
  /** Number of steps and tables of fields that the page has. */
  steps: number;
  checked: number;
  /** Steps that the walk leaves out with a reason. */
  left: number;
  /** Steps that do more than the page says, with a reason. */
  beyond: number;
  /** What the product contradicts, or why it is not known. */
  problems: readonly Outcome[];
  pictures: number;
  product: string;
}

/** Returns the rows as a table of text with a line of sums. Outcomes without a problem have no column. */
export function table(rows: readonly Row[]): string {
  const counts = ['steps', 'checked', 'left', 'beyond', 'pictures'] as const;
  const found = outcomes.filter((outcome) => rows.some(({problems}) => problems.includes(outcome)));
  const heads = ['page', ...counts, ...found, 'product'];
  const cells = (row: Row) => [
    row.page,
    ...counts.map((count) => String(row[count])),
    ...found.map((outcome) => String(row.problems.filter((one) => one === outcome).length)),
    row.product,
  ];
  const sum = (key: (typeof counts)[number]) => rows.reduce((total, row) => total + row[key], 0);
  const total: Row = {
    page: `${rows.length} pages`,
    steps: sum('steps'),
    checked: sum('checked'),
    left: sum('left'),
    beyond: sum('beyond'),
    pictures: sum('pictures'),
    problems: rows.flatMap(({problems}) => problems),
    product: '',
  };
  const lines = [heads, ...[...rows, total].map(cells)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
