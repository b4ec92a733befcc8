import type { Database } from "../database.ts";
import type { DeliveryTable } from "../schema.ts";

/** A message that did not reach its target yet. */
export interface UndeliveredMessage {
  id: string;
  /** The idempotency key that the target is sent. */
  outboxId: string;
  target: string;
  reference: string;
  event: string;
  attempts: number;
  /** Why the last attempt failed, in Chinese; empty before the first. */
  error: string;
  /** ISO; when the message was written. */
  createdAt: string;
  /** ISO; when it is tried again, or was due last if it is dead. */
  nextAt: string;
}

/** Messages of a target that wait or are dead. */
export interface DeliveryCounts {
  target: string;
  waiting: number;
  dead: number;
  /** ISO; when the oldest waiting message was dispatched; empty if none waits. */
  oldestWaitingAt: string;
}

/** Messages without deliveries yet. */
export interface UndispatchedCounts {
  count: number;
  /** ISO; empty if there is none. */
  oldestAt: string;
}

/** Returns the messages of a status, oldest first; of those that wait, only the ones that failed before. */
export async function listUndelivered(
  { kysely }: Pick<Database, "kysely">,
  status: Exclude<DeliveryTable["status"], "delivered">,
): Promise<UndeliveredMessage[]> {
  let query = kysely
    .selectFrom("delivery")
    .innerJoin("outbox", "outbox.id", "delivery.outbox_id")
    .select([
      "delivery.id as id",
      "delivery.outbox_id as outboxId",
      "delivery.target as target",
      "delivery.reference as reference",
      "outbox.event as event",
      "delivery.attempts as attempts",
      "delivery.error as error",
      "outbox.created_at as createdAt",
      "delivery.next_at as nextAt",
    ])
    .where("delivery.status", "=", status);
  if (status === "waiting") query = query.where("delivery.error", "<>", "");
  return query.orderBy("outbox.created_at").orderBy("delivery.position").orderBy("delivery.target").execute();
}

/**
 * Makes messages due at `now` (ISO), with all of their attempts again: that of an id, those of a demand, or all. Concerns the
 * dead ones and those that wait for their next attempt. Returns their number.
 */
export async function retryDeliveries({ kysely }: Pick<Database, "kysely">, key: string, now: string): Promise<number> {
  let query = kysely
    .updateTable("delivery")
    .set({ status: "waiting", attempts: 0, next_at: now, lease_until: "", error: "" })
    .where((eb) => eb.or([eb("status", "=", "dead"), eb.and([eb("status", "=", "waiting"), eb("next_at", ">", now)])]));
  if (key !== "all") query = query.where((eb) => eb.or([eb("id", "=", key), eb("reference", "=", key)]));
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Counts what waits and what is dead, by target. */
export async function countDeliveries({ kysely }: Pick<Database, "kysely">): Promise<DeliveryCounts[]> {
  const rows = await kysely
    .selectFrom("delivery")
    .select(({ fn }) => ["target", "status", fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("status", "in", ["waiting", "dead"])
    .groupBy(["target", "status"])
    .execute();
  const byTarget = new Map<string, DeliveryCounts>();
  for (const { target, status, count, oldest } of rows) {
    const counts = byTarget.get(target) ?? { target, waiting: 0, dead: 0, oldestWaitingAt: "" };
    if (status === "dead") counts.dead = Number(count);
    else Object.assign(counts, { waiting: Number(count), oldestWaitingAt: oldest });
    byTarget.set(target, counts);
  }
  return [...byTarget.values()];
}

/** Counts the messages that no delivery has been written for. */
export async function countUndispatched({ kysely }: Pick<Database, "kysely">): Promise<UndispatchedCounts> {
  const { count, oldest } = await kysely
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("dispatched_at", "=", "")
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt: oldest ?? "" };
}
