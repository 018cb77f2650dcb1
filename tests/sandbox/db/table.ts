import type Libsql from 'libsql';
import { always, field, type Condition, type SqlValue } from './conditions';
import { fold } from './fold';

/** Every stored document has an id of its own. */
export type Stored = { _id: string };

export type Order = { path: string; direction: 'asc' | 'desc' };
export type Window = { order?: readonly Order[]; limit?: number; offset?: number };

/** Maximum number of cached query results. Pages repeat the same queries; search terms rarely repeat. */
const MAX_STATEMENTS = 500;

/**
 * One resource: rows of (id, doc, search), where `doc` is the record as JSON and `search` the normalized text for `q`.
 * Fields used in filters have an index on their JSON path (see schema.ts). Results are cached until the table is
 * written to, so records are shared and frozen: change them with `update` only.
 */
export class Table<T extends Stored> {
  private readonly statements = new Map<string, Libsql.Statement>();
  private readonly stored = new Map<string, unknown>();
  private written = true;

  constructor(
    private readonly db: Libsql.Database,
    private readonly name: string,
    private readonly searchable: readonly string[],
  ) {}

  get(id: string): T | undefined {
    return this.read('WHERE id = ?', [id])[0];
  }

  first(where: Condition, window: Window = {}): T | undefined {
    return this.list(where, { ...window, limit: 1 })[0];
  }

  list(where: Condition = always, { order = [], limit = -1, offset = 0 }: Window = {}): readonly T[] {
    // The id comes last, so that equal rows have a stable order across pages.
    const by = [
      ...order.map(({ path, direction }) => `${field(path)} ${direction}`),
      `id ${order[0]?.direction ?? 'asc'}`,
    ].join(', ');
    return this.read(`WHERE ${where.sql} ORDER BY ${by} LIMIT ? OFFSET ?`, [...where.values, limit, offset]);
  }

  count(where: Condition = always): number {
    return this.once(`SELECT count(*) AS total FROM ${this.name} WHERE ${where.sql}`, where.values, (statement) => {
      return (statement.get(...where.values) as { total: number }).total;
    });
  }

  has(where: Condition): boolean {
    return this.first(where) !== undefined;
  }

  insert(row: T): T {
    this.write(
      `INSERT INTO ${this.name} (id, doc, search) VALUES (?, ?, ?)`,
      row._id,
      JSON.stringify(row),
      this.getText(row),
    );
    return row;
  }

  /** Merges `change` into the record and returns it, or undefined if there is none. */
  update(id: string, change: Partial<T>): T | undefined {
    const row = this.get(id);
    if (!row) return undefined;
    const next = { ...row, ...change, _id: id };
    this.write(
      `UPDATE ${this.name} SET doc = ?, search = ? WHERE id = ?`,
      JSON.stringify(next),
      this.getText(next),
      id,
    );
    return next;
  }

  /** Adds to a number in the record, such as `stats.views`. It never goes below zero. */
  bump(id: string, path: string, by: number): void {
    const value = `max(0, coalesce(${field(path)}, 0) + ?)`;
    this.write(`UPDATE ${this.name} SET doc = json_set(doc, '$.${path}', ${value}) WHERE id = ?`, by, id);
  }

  /** Returns the number of removed records. */
  remove(where: Condition): number {
    return this.write(`DELETE FROM ${this.name} WHERE ${where.sql}`, ...where.values);
  }

  /** Whether anything was written since the table was filled. */
  get changed(): boolean {
    return this.written;
  }

  /** Marks the current content as the seed. */
  filled(): void {
    this.written = false;
  }

  /** Clears cached results after a write or rollback. */
  forget(): void {
    this.stored.clear();
  }

  private write(sql: string, ...values: SqlValue[]): number {
    this.written = true;
    this.forget();
    return this.statement(sql).run(...values).changes;
  }

  private read(clause: string, values: readonly SqlValue[]): readonly T[] {
    return this.once(`SELECT doc FROM ${this.name} ${clause}`, values, (statement) => {
      return statement.all(...values).map((row) => frozen(JSON.parse((row as { doc: string }).doc) as T));
    });
  }

  /** Caches the result of a query until the next write. */
  private once<A>(sql: string, values: readonly SqlValue[], ask: (statement: Libsql.Statement) => A): A {
    const key = `${sql}\n${JSON.stringify(values)}`;
    if (this.stored.has(key)) return this.stored.get(key) as A;
    if (this.stored.size >= MAX_STATEMENTS) this.forget();
    const result = ask(this.statement(sql));
    this.stored.set(key, result);
    return result;
  }

  private getText(row: T): string {
    const values = this.searchable.flatMap((key) => Object.entries(row).find(([name]) => name === key)?.[1] ?? []);
    return values.map((value: unknown) => fold(String(value))).join(' | ');
  }

  private statement(sql: string): Libsql.Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const made = this.db.prepare(sql);
    this.statements.set(sql, made);
    return made;
  }
}

/** Freezes the value deeply. */
function frozen<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
