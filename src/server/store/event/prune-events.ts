import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { writeGapMs } from "../engine/sqlite-file.ts";
import type { Schema } from "../schema.ts";
import { toEventIdStart } from "./create-event-id.ts";

/** Events removed in one transaction, so that a demand waits for a few milliseconds at most. */
const rowsPerRemoval = 1000;

/** Removes the oldest events in steps: those with an id below one, or a number of them. Returns how many. */
async function removeOldest(kysely: Kysely<Schema>, limit: { below: string } | { number: number }): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = "number" in limit ? Math.min(rowsPerRemoval, limit.number - removed) : rowsPerRemoval;
    if (rows === 0) return removed;
    let oldest = kysely.selectFrom("visit_event").select("id").orderBy("id").limit(rows);
    if ("below" in limit) oldest = oldest.where("id", "<", limit.below);
    const result = await kysely.deleteFrom("visit_event").where("id", "in", oldest).executeTakeFirst();
    removed += Number(result.numDeletedRows);
    if (Number(result.numDeletedRows) < rows) return removed;
    await sleep(writeGapMs);
  }
}

/**
 * Removes the events that arrived before a time, then the oldest beyond a number.
 * @returns how many were removed
 */
export async function pruneEvents(kysely: Kysely<Schema>, before: Date, most: number): Promise<number> {
  const aged = await removeOldest(kysely, { below: toEventIdStart(before) });
  const { count } = await kysely
    .selectFrom("visit_event")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  const excess = Number(count) - most;
  return aged + (excess > 0 ? await removeOldest(kysely, { number: excess }) : 0);
}
