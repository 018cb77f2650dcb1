import type { ParsedUrlQuery } from 'node:querystring';

/** Largest `limit` of one call (contract A.4). */
export const MAX_LIMIT = 200;

/** The first value of a query parameter, trimmed; the empty string when there is none. */
export function readParameter(query: ParsedUrlQuery, name: string): string {
  const value = query[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

/** Maximum number of a page in a URL. */
export const MAX_PAGE_NUMBER = 1000;

/** A whole number ≥ 1 from the query, at most `max`; `fallback` for anything else. */
export function getCount(query: ParsedUrlQuery, name: string, fallback = 1, max = MAX_PAGE_NUMBER): number {
  const text = readParameter(query, name);
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), max) : fallback;
}

/** A path with those parameters that have a value, in the given order, so that one page has one URL. */
export function withQuery(path: string, params: Record<string, string | number | undefined | null>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
