/** What a query may hold. Lists become repeated keys; empty text, null and undefined are left out. */
type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * One segment of a path. A segment of dots alone would climb up the path in every URL parser, so it is encoded until no
 * parser sees dots in it; the server then finds nothing by that id.
 */
const segment = (value: string) => (/^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value));

/** A path with ids in it: `` path`/users/view/${id}` ``. Whatever an id holds, it stays one segment. */
export const path = (texts: TemplateStringsArray, ...ids: string[]): string =>
  texts.reduce((whole, text, index) => whole + segment(ids[index - 1] ?? '') + text);

/** A query as text, without a question mark; '' when nothing is given. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  return search.toString();
}
