import type { Database } from "../database.ts";
import type { UncontactedDemand } from "./add-reminder.ts";

/** What a digest counts. */
export interface DigestFigures {
  /** Demands since the digest before. */
  added: number;
  /** Demands that nobody has contacted yet, oldest first. */
  waiting: UncontactedDemand[];
  /** Demands of the last weeks by status. */
  byStatus: ReadonlyMap<string, number>;
  /** Messages that are no longer tried. */
  dead: number;
  /** Messages that failed and are tried again. */
  failing: number;
}

/** Writes the digest of an ISO day once over all nodes: its id is made of the day. Returns whether this node wrote it. */
export async function addDigest({ kysely }: Pick<Database, "kysely">, day: string, at: string): Promise<boolean> {
  const row = await kysely
    .insertInto("outbox")
    .values({
      id: `digest-${day}`,
      reference: "",
      event: "digest",
      position: 0,
      subject_id: day,
      created_at: at,
      dispatched_at: "",
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function countByStatus({ kysely }: Pick<Database, "kysely">, since: string): Promise<Map<string, number>> {
  const rows = await kysely
    .selectFrom("demand")
    .select(({ fn }) => ["status", fn.countAll().as("count")])
    .where("created_at", ">=", since)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

const countDeliveriesOf = async ({ kysely }: Pick<Database, "kysely">, status: "waiting" | "dead"): Promise<number> => {
  let query = kysely
    .selectFrom("delivery")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("status", "=", status);
  if (status === "waiting") query = query.where("error", "<>", "");
  return Number((await query.executeTakeFirstOrThrow()).count);
};

/** Returns the figures of a digest: demands since a time, those that wait, by status since another, failures. */
export async function readDigestFigures(
  database: Pick<Database, "kysely">,
  { addedSince, statusesSince }: { addedSince: string; statusesSince: string },
): Promise<DigestFigures> {
  const { count } = await database.kysely
    .selectFrom("demand")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("created_at", ">=", addedSince)
    .executeTakeFirstOrThrow();
  const waiting = await database.kysely
    .selectFrom("demand")
    .select(["reference", "created_at as createdAt"])
    .where("status", "=", "new")
    .where("erased_at", "=", "")
    .where("created_at", ">=", statusesSince)
    .orderBy("created_at")
    .limit(1000)
    .execute();
  return {
    added: Number(count),
    waiting,
    byStatus: await countByStatus(database, statusesSince),
    dead: await countDeliveriesOf(database, "dead"),
    failing: await countDeliveriesOf(database, "waiting"),
  };
}
