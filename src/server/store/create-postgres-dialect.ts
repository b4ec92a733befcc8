import { PostgresDialect } from "kysely";
import pg from "pg";

/** Creates the PostgreSQL dialect with a connection pool; a lost idle connection is replaced, not fatal. */
export function createPostgresDialect(url: string, { readonly = false } = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...(readonly && { options: "-c default_transaction_read_only=on" }),
  });
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
}
