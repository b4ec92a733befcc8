import type { Database } from "../../database.ts";
import { eraseDemand } from "./erase-demand.ts";

/** A run of the retention: demands that nobody changed since `before` (ISO) are erased; `today` (ISO day) runs once. */
export interface Retention {
  before: string;
  today: string;
  at: string;
}

/** Row of `meta` with the last day on which the retention ran. */
const dayKey = "retention day";
/** Demands that are looked up by one statement. */
const batch = 200;

/** Claims the day for this node. Returns false if it was claimed before. A later day counts for nothing: the clock went back since. */
async function claimDay({ kysely }: Pick<Database, "kysely">, today: string): Promise<boolean> {
  const claimed = await kysely
    .insertInto("meta")
    .values({ key: dayKey, value: today })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: today }).where("meta.value", "<>", today))
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Selects the demands without a change since `before`. */
const selectDue = ({ kysely }: Pick<Database, "kysely">, before: string) =>
  kysely
    .selectFrom("demand")
    .where("created_at", "<", before)
    .where("updated_at", "<", before)
    .where("erased_at", "=", "");

/** Counts the demands that a retention would erase now. */
export async function countDueDemands(database: Pick<Database, "kysely">, before: string): Promise<number> {
  const { count } = await selectDue(database, before)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Erases the personal data of all demands without a change since `before`, in batches; once a day, by the node that claims
 * it first. Returns how many were erased.
 */
export async function runRetention(
  database: Pick<Database, "kysely" | "dataDir">,
  { before, today, at }: Retention,
): Promise<number> {
  if (!(await claimDay(database, today))) return 0;
  for (let erased = 0; ; ) {
    const due = await selectDue(database, before).select("reference").limit(batch).execute();
    for (const { reference } of due) await eraseDemand(database, reference, { at, author: "system" });
    erased += due.length;
    if (due.length < batch) return erased;
  }
}
