export type CsvCell = string | number | null | undefined;

/** Starts of cells that spreadsheets would run as formulas; such cells get a leading apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180): the first row has the names of the columns. Numbers use a decimal point. Starts with a
 * byte order mark, so that spreadsheets detect UTF-8.
 */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
