import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { field } from './conditions';
import { SCHEMA_VERSION, TABLES } from './schema';

export type OpenDatabase = {
  db: Libsql.Database;
  /** True if the tables were just created. */
  fresh: boolean;
  /** Signs sessions and media URLs. Created once per database. */
  secret: Uint8Array;
  /** A log message if data of another version was deleted. */
  notice: string | null;
};

/**
 * Opens the database file in `dir`, or one in memory if `dir` is null. A file of another schema version is recreated.
 */
export function openDatabase(dir: string | null): OpenDatabase {
  if (!dir) return prepared(new Libsql(':memory:'), null);
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'sandbox.sqlite');
  const db = new Libsql(file);
  const version = getVersion(db);
  if (version === 0 || version === SCHEMA_VERSION) return prepared(db, null);
  db.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  return prepared(
    new Libsql(file),
    `The sandbox data in ${dir} had version ${version} but this sandbox needs ${SCHEMA_VERSION}, so it was recreated.`,
  );
}

function prepared(db: Libsql.Database, notice: string | null): OpenDatabase {
  // Losing the last second in a power failure is fine: there is no user data.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
  const fresh = getVersion(db) === 0;
  if (fresh) createTables(db);
  return { db, fresh, secret: getSecret(db), notice };
}

function createTables(db: Libsql.Database): void {
  const statements = Object.entries(TABLES).flatMap(([name, { indexes }]) => [
    `CREATE TABLE ${name} (id TEXT PRIMARY KEY, doc TEXT NOT NULL, search TEXT NOT NULL)`,
    ...indexes.map((path) => `CREATE INDEX ${name}_${path} ON ${name} (${field(path)})`),
  ]);
  statements.push(
    'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `PRAGMA user_version = ${SCHEMA_VERSION}`,
  );
  db.exec(statements.join(';\n'));
}

function getVersion(db: Libsql.Database): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

function getSecret(db: Libsql.Database): Uint8Array {
  db.prepare("INSERT OR IGNORE INTO secrets VALUES ('signing', ?)").run(randomBytes(32).toString('hex'));
  const row = db.prepare("SELECT value FROM secrets WHERE name = 'signing'").get() as { value: string };
  return Uint8Array.from(Buffer.from(row.value, 'hex'));
}
