export type Cell = string | number;
export type Row = Record<string, Cell>;

const text = (cell: Cell | undefined): string =>
  typeof cell === 'number' ? String(Math.round(cell * 100) / 100) : (cell ?? '');

/** Returns rows as a Markdown table with aligned columns. Numbers are rounded to two places. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => text(row[column])))];
  const widths = columns.map((_, i) => Math.max(3, ...cells.map((line) => line[i]!.length)));
  const line = (values: readonly string[]) =>
    `| ${values.map((value, i) => (i === 0 ? value.padEnd(widths[i]!) : value.padStart(widths[i]!))).join(' | ')} |`;
  const rule = widths.map((width, i) =>
    i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...body] = cells;
  return [head, rule, ...body].map(line).join('\n');
}
