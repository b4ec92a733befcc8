import { Kysely, Migrator } from "kysely";
import { migrations } from "./migrations/index.ts";
import { createPostgresDialect } from "./create-postgres-dialect.ts";
import type { Schema } from "./schema.ts";
import { createSqliteDialect } from "./create-sqlite-dialect.ts";

/** An open database with the latest schema. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: "sqlite" | "postgres";
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Directory of the SQLite database. */
  dataDir: string;
  /** PostgreSQL URL, used instead of SQLite. */
  databaseUrl?: string | undefined;
  /** Opens read-only: no migration, and an error if there is no database. */
  readonly?: boolean | undefined;
}

/**
 * Opens the database and migrates its schema. Processes that start concurrently wait for each other.
 * @throws Error if the database cannot be reached or a migration fails.
 */
export async function openDatabase({ dataDir, databaseUrl, readonly = false }: DatabaseOptions): Promise<Database> {
  const dialect = databaseUrl ? "postgres" : "sqlite";
  const kysely = new Kysely<Schema>({
    dialect: databaseUrl
      ? createPostgresDialect(databaseUrl, { readonly })
      : createSqliteDialect(dataDir, { readonly }),
  });
  try {
    if (readonly) await kysely.selectFrom("meta").select("key").limit(1).execute();
    else await migrate(kysely);
  } catch (error) {
    // Closing may fail as well: the first error is the one to report.
    await kysely.destroy().catch(() => undefined);
    throw error;
  }
  return { kysely, dialect, close: () => kysely.destroy() };
}

async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
