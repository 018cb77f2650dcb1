import { zonedDate } from './zoned-date';

export type CsvCell = string | number | null | undefined;

/** Starts of cells that spreadsheets would run as formulas; such cells get a leading apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An ISO date in a time zone as spreadsheets read it: `2026-05-09 20:00`; empty if it is invalid. */
export function formatCsvTime(iso: string | undefined, zone: string): string {
  const local = zonedDate(iso ?? '', zone);
  return local ? `${local.date} ${local.time}` : '';
}

/**
 * A table as CSV (RFC 4180): the first row has the names of the columns. Numbers use a decimal point. Starts with a
 * byte order mark, so that spreadsheets detect UTF-8.
 */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
