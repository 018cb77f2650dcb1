import type Libsql from 'libsql';
import { always, field, type Condition } from './conditions';
import { fold } from './fold';

/** Every stored document has an id of its own. */
export type Stored = { _id: string };

export type Order = { path: string; direction: 'asc' | 'desc' };
export type Window = { order?: readonly Order[]; limit?: number; offset?: number };

/**
 * One resource: rows of (id, doc, search), where `doc` is the whole record as JSON and `search` the folded text that `q` looks in.
 * Fields that are filtered by have an index on their place in the JSON (see schema.ts).
 */
export class Table<T extends Stored> {
  private readonly statements = new Map<string, Libsql.Statement>();
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

  list(where: Condition = always, { order = [], limit = -1, offset = 0 }: Window = {}): T[] {
    // The id comes last so that equal rows keep one order from page to page.
    const by = [...order.map(({ path, direction }) => `${field(path)} ${direction}`), `id ${order[0]?.direction ?? 'asc'}`].join(', ');
    return this.read(`WHERE ${where.sql} ORDER BY ${by} LIMIT ? OFFSET ?`, [...where.values, limit, offset]);
  }

  count(where: Condition = always): number {
    const row = this.statement(`SELECT count(*) AS total FROM ${this.name} WHERE ${where.sql}`).get(...where.values);
    return (row as { total: number }).total;
  }

  has(where: Condition): boolean {
    return this.first(where) !== undefined;
  }

  insert(row: T): T {
    this.write(`INSERT INTO ${this.name} (id, doc, search) VALUES (?, ?, ?)`, row._id, JSON.stringify(row), this.textOf(row));
    return row;
  }

  /** Writes the fields of `change` into the record and gives it back, or undefined when there is none. */
  update(id: string, change: Partial<T>): T | undefined {
    const row = this.get(id);
    if (!row) return undefined;
    const next = { ...row, ...change, _id: id };
    this.write(`UPDATE ${this.name} SET doc = ?, search = ? WHERE id = ?`, JSON.stringify(next), this.textOf(next), id);
    return next;
  }

  /** Adds to one number inside the record, such as `stats.views`, never going below zero. */
  bump(id: string, path: string, by: number): void {
    const value = `max(0, coalesce(${field(path)}, 0) + ?)`;
    this.write(`UPDATE ${this.name} SET doc = json_set(doc, '$.${path}', ${value}) WHERE id = ?`, by, id);
  }

  /** How many records went away. */
  remove(where: Condition): number {
    return this.write(`DELETE FROM ${this.name} WHERE ${where.sql}`, ...where.values);
  }

  /** Whether anything was written since the table was filled. */
  get changed(): boolean {
    return this.written;
  }

  /** What it holds now is what it was filled with. */
  filled(): void {
    this.written = false;
  }

  private write(sql: string, ...values: (string | number | null)[]): number {
    this.written = true;
    return this.statement(sql).run(...values).changes;
  }

  private read(clause: string, values: readonly (string | number | null)[]): T[] {
    const rows = this.statement(`SELECT doc FROM ${this.name} ${clause}`).all(...values);
    return rows.map((row) => JSON.parse((row as { doc: string }).doc) as T);
  }

  private textOf(row: T): string {
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
