import { fold } from './fold';

/** A part of a WHERE clause. The SQL comes from code only; user input goes into `values`. */
export type Condition = { sql: string; values: SqlValue[] };
export type SqlValue = string | number | null;

/** Converts a JavaScript value to the one that SQLite stores inside JSON. */
const stored = (value: string | number | boolean | null): SqlValue =>
  typeof value === 'boolean' ? Number(value) : value;

/** The SQL expression of a field of the document, such as `stats.views`. Indexes use the same text. */
export const field = (path: string): string => `json_extract(doc,'$.${path}')`;

export const is = (path: string, value: string | number | boolean | null): Condition => ({
  sql: `${field(path)} IS ?`,
  values: [stored(value)],
});
export const among = (path: string, values: readonly string[]): Condition => ({
  sql: `${field(path)} IN (SELECT value FROM json_each(?))`,
  values: [JSON.stringify(values)],
});
export const withId = (ids: readonly string[]): Condition => ({
  sql: 'id IN (SELECT value FROM json_each(?))',
  values: [JSON.stringify(ids)],
});
export const withoutId = (id: string): Condition => ({ sql: 'id <> ?', values: [id] });

/** True if the list at `path` contains at least one of the values. */
export const holdsAny = (path: string, values: readonly string[]): Condition => ({
  sql: `EXISTS (SELECT 1 FROM json_each(doc,'$.${path}') WHERE value IN (SELECT value FROM json_each(?)))`,
  values: [JSON.stringify(values)],
});
export const atLeast = (path: string, value: string | number): Condition => ({
  sql: `${field(path)} >= ?`,
  values: [value],
});
export const atMost = (path: string, value: string | number): Condition => ({
  sql: `${field(path)} <= ?`,
  values: [value],
});
export const below = (path: string, value: string | number): Condition => ({
  sql: `${field(path)} < ?`,
  values: [value],
});
export const above = (path: string, value: string | number): Condition => ({
  sql: `${field(path)} > ?`,
  values: [value],
});

/** True if every word of `text` occurs in the searchable fields of the table (contract A.4 `q`). */
export const mentions = (text: string): Condition => {
  const words = fold(text).split(' ').filter(Boolean);
  return words.length === 0 ? always : and(words.map((word) => ({ sql: 'instr(search, ?) > 0', values: [word] })));
};

export const and = (conditions: readonly Condition[]): Condition => joined(conditions, 'AND', '1');
export const or = (conditions: readonly Condition[]): Condition => joined(conditions, 'OR', '0');
export const not = (condition: Condition): Condition => ({ sql: `NOT (${condition.sql})`, values: condition.values });
export const always: Condition = { sql: '1', values: [] };

const joined = (conditions: readonly Condition[], word: 'AND' | 'OR', whenNone: string): Condition => ({
  sql: conditions.length === 0 ? whenNone : conditions.map((condition) => `(${condition.sql})`).join(` ${word} `),
  values: conditions.flatMap((condition) => condition.values),
});
