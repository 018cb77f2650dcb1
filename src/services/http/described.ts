import { ALWAYS_THERE, FIELD_TYPES, MAY_BE_NULL } from './field-types';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a field can be what the contract says. What only looks different is put right in its place: numbers and switches
 * written as text, text that came as a number, holes in lists, and null for what was left out.
 */
function isRight(record: Fields, name: string): boolean {
  const value = record[name];
  const type = FIELD_TYPES.get(name);
  if (value === null && type && !MAY_BE_NULL.has(name)) {
    if (ALWAYS_THERE.has(name)) record[name] = '';
    else delete record[name];
  }
  if (value === null || value === undefined) return true;
  switch (type) {
    case 'text':
      if (typeof value === 'object') return false;
      record[name] = String(value);
      return true;
    case 'number': {
      if (typeof value === 'number') return true;
      if (typeof value !== 'string' || value.trim() === '' || !Number.isFinite(Number(value))) return false;
      record[name] = Number(value);
      return true;
    }
    case 'list': {
      if (!Array.isArray(value)) return false;
      const items: unknown[] = value;
      if (items.includes(null)) record[name] = items.filter((item) => item !== null);
      return items.every(isDescribed);
    }
    case 'record':
      return isFields(value) && isDescribed(value);
    default:
      // All that is left are switches; as a text, "off" would count as on.
      if (value === 'true' || value === 'false') record[name] = value === 'true';
      return isDescribed(value);
  }
}

/**
 * Whether everything in a value can be what the contract says of its fields. Without this, one odd record would take the whole page
 * along that shows it among others.
 */
export function isDescribed(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isDescribed);
  return !isFields(value) || Object.keys(value).every((name) => isRight(value, name));
}

/** A switch is as good with 1 as with true, but no record is one: taken for "on" it would close the site, for example. */
const isNoSwitch = (value: unknown, name: string) => !FIELD_TYPES.has(name) && isFields(value);

/** The record without fields that cannot be what the contract says; for records that can do without any of theirs. */
export function withoutOddFields<T extends object>(record: T): T {
  const copy = { ...record } as Fields;
  for (const name of Object.keys(copy)) if (!isRight(copy, name) || isNoSwitch(copy[name], name)) delete copy[name];
  return copy as T;
}

/** The records among the items of a list that can be what the contract says; null where there are items, and all of them are something else. */
export function describedItems<T>(items: readonly T[]): T[] | null {
  const good = items.filter((item) => isFields(item) && isDescribed(item));
  return good.length === 0 && items.length > 0 ? null : good;
}

/**
 * How many items a list has in all, given what came of it from `offset` on: what the server says, as far as that can be. One that says nothing of use
 * has them all sent, and where nothing comes from the start on there is nothing.
 */
export function totalOf(said: unknown, sent: number, offset: number): number {
  if (sent === 0 && offset === 0) return 0;
  const total = typeof said === 'string' ? Number(said) : said;
  const least = sent > 0 ? offset + sent : 0;
  return typeof total === 'number' && Number.isInteger(total) ? Math.max(total, least) : least;
}
