import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

/** Statements kept prepared, at most. */
const mostStatements = 200;

/**
 * The embedded store: one file in `directory`, write-ahead log, every commit synced to disk before it is answered.
 * Kysely's SQLite driver expects statements that take one array; node:sqlite's take positional parameters.
 */
export function sqliteDialect(directory: string): SqliteDialect {
  mkdirSync(directory, { recursive: true });
  const file = new DatabaseSync(join(directory, "huizhi.sqlite"));
  file.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=10000; PRAGMA foreign_keys=ON;");
  const prepared = new Map<string, ReturnType<typeof adapt>>();
  const adapt = (sql: string) => {
    const statement = file.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) =>
        statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
    };
  };
  return new SqliteDialect({
    database: {
      prepare(sql) {
        const known = prepared.get(sql);
        if (known) return known;
        if (prepared.size >= mostStatements) prepared.clear();
        const statement = adapt(sql);
        prepared.set(sql, statement);
        return statement;
      },
      close: () => file.close(),
    },
  });
}
