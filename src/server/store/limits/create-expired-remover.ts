import { sql } from "kysely";
import { maxClockStepMs } from "#domain/limits.ts";
import type { Database } from "../database.ts";

/** Tables whose rows expire, with their keys and the columns that say when. */
const expiringTables = [
  { table: "rate_count", key: "key", end: "ends_at" },
  { table: "used_signature", key: "signature", end: "expires_at" },
  { table: "verification_code", key: "key", end: "expires_at" },
] as const;

/** Rows removed of a table at a time: more than are written until the next time. */
const rowsAtATime = 1000;
const writesBetween = 100;
const millisecondsBetween = 60_000;

/**
 * Creates the function that removes expired windows, signatures and codes in passing: once a minute or every 100 writes, so
 * that the tables stay as small as what still counts. What ends later than any of them can was written before the clock went back. Rows that another node has locked are left to it.
 */
export function createExpiredRemover({ kysely, dialect }: Database): (now: Date) => Promise<void> {
  let writes = 0;
  let last = Number.NEGATIVE_INFINITY;
  const lock = dialect === "postgres" ? sql`for update skip locked` : sql``;
  return async (now) => {
    if (++writes < writesBetween && Math.abs(now.getTime() - last) < millisecondsBetween) return;
    writes = 0;
    last = now.getTime();
    const latest = new Date(now.getTime() + maxClockStepMs).toISOString();
    for (const { table, key, end } of expiringTables) {
      const expired = sql`select ${sql.ref(key)} from ${sql.table(table)} where (${sql.ref(end)} <= ${now.toISOString()} or ${sql.ref(end)} > ${latest})`;
      await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${expired} limit ${rowsAtATime} ${lock})`.execute(
        kysely,
      );
    }
  };
}
