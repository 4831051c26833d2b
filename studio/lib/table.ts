/** One page in the table that `npm run walks` prints. */
export interface Row {
  page: string;
  /** Number of steps and tables of fields that the page has. */
  steps: number;
  checked: number;
  /** Steps that the walk leaves out with a reason. */
  left: number;
  /** Sentences that the product contradicts. */
  differing: number;
  pictures: number;
  product: string;
}

/** Returns the rows as a table of text with a line of sums. */
export function table(rows: readonly Row[]): string {
  const sum = (key: 'steps' | 'checked' | 'left' | 'differing' | 'pictures') =>
    rows.reduce((total, row) => total + row[key], 0);
  const heads = ['page', 'steps', 'checked', 'left', 'differing', 'pictures', 'product'] as const;
  const total: Row = {
    page: `${rows.length} pages`,
    steps: sum('steps'),
    checked: sum('checked'),
    left: sum('left'),
    differing: sum('differing'),
    pictures: sum('pictures'),
    product: '',
  };
  const lines = [heads, ...[...rows, total].map((row) => heads.map((head) => String(row[head])))];
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
