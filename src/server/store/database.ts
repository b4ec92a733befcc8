import { Kysely, Migrator } from "kysely";
import { migrations } from "./migrations/index.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

/** An open store with the newest schema. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: "sqlite" | "postgres";
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Directory of the embedded store. */
  dataDir: string;
  /** PostgreSQL in its place. */
  databaseUrl?: string | undefined;
  /** Takes the store as it is and never writes: no migration, and an error where there is none. */
  readonly?: boolean | undefined;
}

/**
 * Opens the store and brings its schema up to date. Processes that start together wait for each other.
 * @throws Error where the store cannot be reached or a migration fails.
 */
export async function openDatabase({ dataDir, databaseUrl, readonly = false }: DatabaseOptions): Promise<Database> {
  const dialect = databaseUrl ? "postgres" : "sqlite";
  const kysely = new Kysely<Schema>({
    dialect: databaseUrl ? postgresDialect(databaseUrl, { readonly }) : sqliteDialect(dataDir, { readonly }),
  });
  try {
    if (readonly) await kysely.selectFrom("meta").select("key").limit(1).execute();
    else await migrate(kysely);
  } catch (error) {
    // A store that could not be opened cannot be closed either: what matters is why.
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
