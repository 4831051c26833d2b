/** One row, by column. */
export type Row = Record<string, string | number>;

/** Rows as a Markdown table; the columns are those of the first row. */
export function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

/** Bytes as kilobytes with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
