import { maxClockStepMs } from "#domain/limits.ts";
import type { Database } from "./database.ts";

export type ClockStore = ReturnType<typeof createClockStore>;

/** Row of `meta` with the last time (ISO) at which the clock was found right. */
const markKey = "clock mark";

/** Returns whether a clock is too far ahead of a time that is known; both in ms since 1970. */
export const isTooFarAhead = (at: number, lastTime: number): boolean => at - lastTime > maxClockStepMs;

/** Returns the last change (ISO) of a demand or a shared list up to a time. */
async function findLastChange({ kysely }: Pick<Database, "kysely">, at: string): Promise<string | undefined> {
  const times = await Promise.all(
    (["demand", "shared_list"] as const).map((table) =>
      kysely
        .selectFrom(table)
        .select(({ fn }) => fn.max("updated_at").as("last"))
        .where("updated_at", "<=", at)
        .executeTakeFirst(),
    ),
  );
  const lastTimes = times.flatMap((row) => row?.last ?? []);
  return lastTimes.sort().at(-1);
}

/** Creates the store of the time that is known to have passed. */
export function createClockStore(database: Pick<Database, "kysely">) {
  const { kysely } = database;
  return {
    /**
     * Returns the last time (ISO) that is known: the mark; where there is none, as after a restore, the last change of a demand or a list.
     * A mark in the future counts for nothing: the clock went back since.
     */
    async lastTime(at: string): Promise<string | undefined> {
      const row = await kysely.selectFrom("meta").select("value").where("key", "=", markKey).executeTakeFirst();
      if (!row) return findLastChange(database, at);
      return row.value <= at ? row.value : undefined;
    },
    /** Writes the time (ISO) at which the clock was found right. */
    async mark(at: string): Promise<void> {
      await kysely
        .insertInto("meta")
        .values({ key: markKey, value: at })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: at }))
        .execute();
    },
  };
}
