export type CsvCell = string | number | null | undefined;

/** Marks text as text: spreadsheets take a cell that begins so for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;

function written(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180): the first row has the names of the columns. Numbers stand plain, with a point. It begins with a byte order
 * mark, by which spreadsheets know UTF-8.
 */
export const csv = (rows: readonly (readonly CsvCell[])[]): string => `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
