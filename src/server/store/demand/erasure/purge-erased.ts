import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { runSqliteScripts } from "../../engine/run-sqlite-scripts.ts";
import { StoreUnavailableError } from "../../store-unavailable-error.ts";
import type { Database } from "../../database.ts";
import type { Schema } from "../../schema.ts";

/** Row of `meta` that stands while erased data may still be in the files; its value is the last erasure. */
const pendingKey = "erasure pending";

/** Tables whose rows hold personal data, or copies of what their targets answered. */
const personalTables = [
  "demand",
  "demand_history",
  "delivery",
  "sms_outbox",
  "shared_list",
  "shared_opinion",
  "demand_version",
  "quote",
  "quote_event",
] as const;

/** Number of the advisory lock that one node at a time holds while it rewrites tables on PostgreSQL. */
const purgeLock = 3_405_691_582;
/** How often, and how many milliseconds apart, the end of older transactions is looked for. */
const wait = { tries: 25, ms: 40 } as const;

/** Notes, in the transaction of an erasure, that the files are to be freed of what it erased. `id` is unique. */
export async function markErasure(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx
    .insertInto("meta")
    .values({ key: pendingKey, value: id })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: id }))
    .execute();
}

/**
 * Writes the rows of the personal tables anew, a table a transaction, and empties the write-ahead log. SQLite zeroes what it
 * deletes, but a page that was split can keep a copy of a row that moved to another page; rewritten, every old page is
 * zeroed. Returns false while another process reads from the log.
 */
async function purgeSqlite({ kysely, dataDir }: Pick<Database, "kysely" | "dataDir">): Promise<boolean> {
  const scripts = personalTables.map(
    (name) =>
      `create temp table kept as select * from ${name};
      delete from ${name};
      insert into ${name} select * from kept;
      drop table kept`,
  );
  await runSqliteScripts(dataDir, scripts);
  const { rows } = await sql<{ busy: number | bigint }>`pragma wal_checkpoint(truncate)`.execute(kysely);
  return Number(rows[0]?.busy) === 0;
}

/** Waits until every transaction that is open now has ended: those may see the old rows, which a rewrite would keep. */
async function waitForOlderTransactions(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(kysely);
  const now = rows[0]!.now;
  for (let tries = 0; tries < wait.tries; tries++) {
    const older = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start < ${now}::timestamptz
      limit 1`.execute(kysely);
    if (older.rows.length === 0) return true;
    await sleep(wait.ms);
  }
  return false;
}

/**
 * Rewrites the personal tables into new files; PostgreSQL truncates the old ones. Waits at most two seconds for each
 * table, so that a long transaction of others does not hold up the demands behind it. Returns false if it did not.
 */
async function rewritePostgres(kysely: Kysely<Schema>): Promise<boolean> {
  await sql`set lock_timeout = '2s'`.execute(kysely);
  await sql`set statement_timeout = 0`.execute(kysely);
  try {
    for (const name of personalTables) await sql`vacuum (full) ${sql.table(name)}`.execute(kysely);
    return true;
  } catch (error) {
    // Also where the server is down: the next call finds out.
    if (error instanceof StoreUnavailableError) return false;
    throw error;
  } finally {
    await sql`reset lock_timeout`.execute(kysely);
    await sql`reset statement_timeout`.execute(kysely);
  }
}

/** Rewrites the personal tables on PostgreSQL unless another node does. Returns whether it did. */
function purgePostgres(kysely: Kysely<Schema>): Promise<boolean> {
  return kysely.connection().execute(async (connection) => {
    const lock = await sql<{ held: boolean }>`select pg_try_advisory_lock(${purgeLock}::bigint) as held`.execute(
      connection,
    );
    if (!lock.rows[0]?.held) return false;
    try {
      return (await waitForOlderTransactions(connection)) && (await rewritePostgres(connection));
    } finally {
      await sql`select pg_advisory_unlock(${purgeLock}::bigint)`.execute(connection);
    }
  });
}

/**
 * Removes from the database's files what erasures left there: deleted rows, index entries, the write-ahead log of SQLite.
 * It locks the tables of the demands meanwhile, so it is called off the request path. Returns whether nothing is left to
 * do: false if it is to be called again, since others still read the old rows or erased more.
 */
export async function purgeErased(database: Pick<Database, "kysely" | "dialect" | "dataDir">): Promise<boolean> {
  const { kysely, dialect } = database;
  const readMark = () => kysely.selectFrom("meta").select("value").where("key", "=", pendingKey).executeTakeFirst();
  const pending = await readMark();
  if (!pending) return true;
  const done = dialect === "postgres" ? await purgePostgres(kysely) : await purgeSqlite(database);
  if (!done) return false;
  await kysely.deleteFrom("meta").where("key", "=", pendingKey).where("value", "=", pending.value).execute();
  return (await readMark()) === undefined;
}
