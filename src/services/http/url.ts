/** Values of a query. Lists become repeated keys; empty text, null and undefined are left out. */
type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * Encodes one path segment. URL parsers treat `.` and `..` as navigation, so these are encoded twice; the server then
 * finds no such id.
 */
const encodeSegment = (value: string) =>
  /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value);

/** Builds a path with ids: `` path`/users/view/${id}` ``. Each id stays one segment. */
export const path = (texts: TemplateStringsArray, ...ids: string[]): string =>
  texts.reduce((whole, text, index) => whole + encodeSegment(ids[index - 1] ?? '') + text);

/** The query as text without a question mark; '' if it is empty. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  return search.toString();
}
