import { zonedDate } from './zoned-date';

export type CsvCell = string | number | null | undefined;

/**
 * Where spreadsheets would run the following text as a formula, which an apostrophe prevents: at the start of a cell,
 * and after a semicolon or tab, which separate the columns in many countries. Quotes don't protect there.
 */
const FORMULAS = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@])|^(?=[\t\r])/g;

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(FORMULAS, "'");
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
