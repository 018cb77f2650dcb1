import type Libsql from 'libsql';
import type { Lists, Rows } from './rows';
import { TABLES } from './schema';
import { Table } from './table';

/** All tables of the sandbox, and transactions over them. */
export type Store = { [Name in keyof Rows]: Table<Rows[Name]> } & {
  /** Runs `work` in a transaction and rolls back if it throws. A nested call joins the outer transaction. */
  atomically<T>(work: () => T): T;
  list<Name extends keyof Lists>(name: Name): Lists[Name];
  setList<Name extends keyof Lists>(name: Name, value: Lists[Name]): void;
};

export function makeStore(db: Libsql.Database): Store {
  const tables = Object.fromEntries(
    Object.entries(TABLES).map(([name, { searchable }]) => [name, new Table(db, name, searchable)]),
  ) as unknown as {
    [Name in keyof Rows]: Table<Rows[Name]>;
  };
  let isRunning = false;
  return {
    ...tables,
    atomically: (work) => {
      if (isRunning) return work();
      isRunning = true;
      try {
        return db.transaction(work)();
      } catch (error) {
        Object.values(tables).forEach((table) => table.forget());
        throw error;
      } finally {
        isRunning = false;
      }
    },
    list: <Name extends keyof Lists>(name: Name) => {
      const row = tables.lists.get(name);
      if (!row) throw new Error(`The sandbox has no list called ${name}.`);
      return row.value as Lists[Name];
    },
    setList: (name, value) => {
      tables.lists.update(name, { value } as Partial<Rows['lists']>);
    },
  };
}
