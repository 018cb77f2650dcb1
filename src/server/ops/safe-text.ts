const LONGEST = 2000;

/** Signed tokens, whatever stands before them; what follows a `?` of an address. */
const TOKEN = /[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;
const QUERY = /\?[^\s"'`)]+/g;
const CREDENTIALS = /\b(authorization|token|password|secret|cookie)(["']?\s*[:=]\s*)["']?[^\s"',;}]+/gi;

/** Text as the log may keep it: no tokens, no passwords, no queries of addresses, and not endless. */
export const safeText = (text: string): string =>
  text.slice(0, 2 * LONGEST).replace(QUERY, '?…').replace(CREDENTIALS, '$1$2…').replace(TOKEN, '…').slice(0, LONGEST);

/** What an error says of itself: name, message and, where wanted, where it happened. Not what hangs on it, such as the headers of a call. */
export function errorText(error: unknown, { stack = false } = {}): string {
  if (!(error instanceof Error)) return safeText(typeof error === 'string' ? error : typeof error);
  return safeText((stack && error.stack) || `${error.name}: ${error.message}`);
}
