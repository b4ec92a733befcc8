import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../database.ts";
import type { DeliveryTable, OutboxTable, Schema } from "../schema.ts";
import { chunkForStatement } from "../catalogue-batch.ts";

/** A configured target and the events that it is sent; all of them if `events` is undefined. */
interface DispatchTarget {
  name: string;
  events?: readonly string[] | undefined;
}

export interface DispatchOptions {
  targets: readonly DispatchTarget[];
  /** ISO */
  now: string;
  /** ISO; messages written before it are marked as dispatched without being sent to anybody. */
  since: string;
}

/** Demands whose messages one transaction dispatches. */
const demandsPerTransaction = 100;
const lockKey = "delivery dispatch";

/** Makes nodes dispatch one after another: the row is locked until the transaction ends. */
const lockDispatch = (trx: Transaction<Schema>) =>
  trx
    .insertInto("meta")
    .values({ key: lockKey, value: "" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: "" }))
    .execute();

/** Selects every waiting message of the demands that have waited longest, so that none overtakes an earlier one. */
const selectWaiting = (trx: Transaction<Schema>): Promise<OutboxTable[]> =>
  trx
    .selectFrom("outbox")
    .selectAll()
    .where("dispatched_at", "=", "")
    .where("reference", "in", (select) =>
      select
        .selectFrom("outbox")
        .select("reference")
        .where("dispatched_at", "=", "")
        .orderBy("created_at")
        .limit(demandsPerTransaction),
    )
    .execute();

const toDelivery = (message: OutboxTable, target: string, now: string): DeliveryTable => ({
  id: randomUUID(),
  outbox_id: message.id,
  target,
  reference: message.reference,
  position: message.position,
  status: "waiting",
  attempts: 0,
  next_at: now,
  lease_until: "",
  error: "",
  created_at: now,
  delivered_at: "",
  body: "",
});

async function dispatchBatch(trx: Transaction<Schema>, { targets, now, since }: DispatchOptions): Promise<number> {
  await lockDispatch(trx);
  const messages = await selectWaiting(trx);
  const deliveries = messages
    .filter((message) => message.created_at >= since)
    .flatMap((message) =>
      targets
        .filter(({ events }) => events?.includes(message.event) ?? true)
        .map(({ name }) => toDelivery(message, name, now)),
    );
  for (const part of chunkForStatement(deliveries))
    await trx
      .insertInto("delivery")
      .values([...part])
      .onConflict((conflict) => conflict.columns(["outbox_id", "target"]).doNothing())
      .execute();
  for (const part of chunkForStatement(messages))
    await trx
      .updateTable("outbox")
      .set({ dispatched_at: now })
      .where(
        "id",
        "in",
        part.map(({ id }) => id),
      )
      .execute();
  return messages.length;
}

/**
 * Writes one delivery for each waiting message and target, each batch in one transaction, and marks the messages as
 * dispatched. Without targets it leaves everything as it is. Returns the number of messages.
 */
export async function dispatchMessages(
  { kysely }: Pick<Database, "kysely">,
  options: DispatchOptions,
): Promise<number> {
  if (options.targets.length === 0) return 0;
  for (let total = 0; ; ) {
    const waiting = await kysely
      .selectFrom("outbox")
      .select("id")
      .where("dispatched_at", "=", "")
      .limit(1)
      .executeTakeFirst();
    if (!waiting) return total;
    total += await kysely.transaction().execute((trx) => dispatchBatch(trx, options));
  }
}
