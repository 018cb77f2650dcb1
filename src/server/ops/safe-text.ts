const MAX_LENGTH = 2000;

/** Signed tokens, such as JWTs. */
const TOKEN = /[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;
const QUERY = /\?[^\s"'`)]+/g;
const CREDENTIALS = /\b(authorization|token|password|secret|cookie)(["']?\s*[:=]\s*)["']?[^\s"',;}]+/gi;

/** Removes tokens, passwords and URL queries from a text for the log and limits its length. */
export const safeText = (text: string): string =>
  text
    .slice(0, 2 * MAX_LENGTH)
    .replace(QUERY, '?…')
    .replace(CREDENTIALS, '$1$2…')
    .replace(TOKEN, '…')
    .slice(0, MAX_LENGTH);

/** Name and message of an error, optionally its stack. Attached fields, such as the headers of a call, are left out. */
export function errorText(error: unknown, { stack = false } = {}): string {
  if (!(error instanceof Error)) return safeText(typeof error === 'string' ? error : typeof error);
  return safeText((stack && error.stack) || `${error.name}: ${error.message}`);
}
