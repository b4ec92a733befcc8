import { Kysely, Migrator } from "kysely";
import { migrations } from "./migrations/index.ts";
import { createPostgresDialect } from "./engine/create-postgres-dialect.ts";
import type { Schema } from "./schema.ts";
import { createSqliteDialect } from "./engine/create-sqlite-dialect.ts";
import { type OutageListener, type OutageOptions, withOutages } from "./engine/with-outages.ts";

/** An open database with the latest schema. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: "sqlite" | "postgres";
  /** Folder of what this machine stores; with PostgreSQL the database is elsewhere. */
  dataDir: string;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Directory of the SQLite database. */
  dataDir: string;
  /** PostgreSQL URL, used instead of SQLite. */
  databaseUrl?: string | undefined;
  /** Opens read-only: no migration, and an error if there is no database. */
  readonly?: boolean | undefined;
  /**
   * Longest time of a statement, a lock or a connection, in ms, after which the store is unavailable. Without it (commands)
   * statements may take as long as they do.
   */
  timeoutMs?: number | undefined;
  /** Is told of every outage: a failure that is thrown as StoreUnavailableError. */
  onOutage?: OutageListener | undefined;
  /** Has requests to a store that does not answer refused at once (a circuit breaker), and is given its counts. */
  onBreaker?: OutageOptions["onBreaker"];
}

function createKysely({ dataDir, databaseUrl, onOutage, onBreaker, ...options }: DatabaseOptions): Kysely<Schema> {
  const dialect = databaseUrl ? createPostgresDialect(databaseUrl, options) : createSqliteDialect(dataDir, options);
  return new Kysely<Schema>({
    dialect: withOutages(dialect, { onOutage, onBreaker, guardsWrites: !databaseUrl }),
  });
}

/** Uses a connection of its own for one task. */
async function withKysely(options: DatabaseOptions, run: (kysely: Kysely<Schema>) => Promise<unknown>): Promise<void> {
  const kysely = createKysely(options);
  try {
    await run(kysely);
  } catch (error) {
    // Closing may fail as well: the first error is the one to report.
    await kysely.destroy().catch(() => undefined);
    throw error;
  }
  await kysely.destroy();
}

/**
 * Opens the database and migrates its schema, for which it takes the time that is needed. Processes that start concurrently
 * wait for each other.
 * @throws StoreUnavailableError if the database cannot be reached, Error if a migration fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, readonly = false } = options;
  const once = { ...options, onBreaker: undefined };
  if (readonly) await withKysely(once, (kysely) => kysely.selectFrom("meta").select("key").limit(1).execute());
  else await withKysely({ ...once, timeoutMs: undefined }, migrate);
  const kysely = createKysely(options);
  return { kysely, dialect: databaseUrl ? "postgres" : "sqlite", dataDir, close: () => kysely.destroy() };
}

async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
