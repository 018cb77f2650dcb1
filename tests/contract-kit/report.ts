import type { Finding, Left, Report } from './kit';

/** Rows whose columns stand below each other. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
}

const rowsOf = ({ name, call, visitor, differences }: Finding): string[][] =>
  differences.map((difference, index) => (index === 0 ? [name, call, visitor, difference] : ['', '', '', difference]));

function leftOut(left: readonly Left[]): string[] {
  const reasons = [...new Set(left.map(({ reason }) => reason))];
  return reasons.map((reason) => `Not asked, ${reason}: ${left.filter((other) => other.reason === reason).map(({ name }) => name).join(', ')}.`);
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What a person reads: everything that differs, what was not asked, and a last line of numbers. */
export function printed({ asked, left }: Report): string {
  const differing = asked.filter(({ differences }) => differences.length > 0);
  const rows = differing.flatMap(rowsOf);
  const found = rows.length > 0 ? [...table([['call', 'asked', 'as', 'what differs'], ...rows]), ''] : [];
  const calls = new Set(asked.map(({ name }) => name)).size;
  const last = `${plural(calls, 'call')} asked by ${plural(asked.length, 'question')}: ${differing.length === 0 ? 'all answers are as the contract says' : `${plural(differing.length, 'answer')} not as the contract says`}.`;
  return [...found, ...leftOut(left), ...(left.length > 0 ? [''] : []), last].join('\n');
}
