import type { Database } from "../database.ts";
import { type DemandFilter, iterateDemands } from "./iterate-demands.ts";
import { lastMissedCall, type StoredDemand, toStoredDemand } from "./stored-demand.ts";

async function findDemand(
  kysely: Database["kysely"],
  column: "client_key" | "reference" | "token",
  value: string,
): Promise<StoredDemand | undefined> {
  const row = await kysely
    .selectFrom("demand")
    .selectAll()
    .select(lastMissedCall.as("missed_at"))
    .where(column, "=", value)
    .executeTakeFirst();
  return row && toStoredDemand(row);
}

/** Creates the lookups and lists of demands. */
export function createDemandReader({ kysely }: Pick<Database, "kysely">) {
  const findBy = (column: "client_key" | "reference" | "token", value: string) => findDemand(kysely, column, value);
  return {
    /** Returns the demand with a client key, or undefined. */
    byClientKey: (clientKey: string) => findBy("client_key", clientKey),
    /** Returns the demand with a reference, or undefined. */
    byReference: (reference: string) => findBy("reference", reference),
    /** Returns the demand with a token, or undefined. Looked up by its index: a random text. */
    byToken: (token: string) => findBy("token", token),
    /** Returns the demands of a filter, at most `limit`, newest first. */
    list: async ({ limit = Number.POSITIVE_INFINITY, ...filter }: DemandFilter & { limit?: number } = {}) => {
      const found: StoredDemand[] = [];
      for await (const demand of iterateDemands(kysely, { order: "newest", ...filter }))
        if (found.push(demand) >= limit) break;
      return found;
    },
    /** Iterates over the demands of a filter in chunks, oldest first unless it says otherwise. */
    each: (filter?: DemandFilter) => iterateDemands(kysely, filter),
    /** Returns the history of a demand, oldest first. */
    history: (reference: string) =>
      kysely
        .selectFrom("demand_history")
        .select(["event", "author", "status", "at", "note"])
        .where("reference", "=", reference)
        .orderBy("at")
        .orderBy("position")
        .execute(),
    /** Returns the messages about a demand with their deliveries, oldest first; one not yet dispatched has no target. */
    messages: (reference: string) =>
      kysely
        .selectFrom("outbox")
        .leftJoin("delivery", "delivery.outbox_id", "outbox.id")
        .select([
          "outbox.event as event",
          "outbox.created_at as createdAt",
          "delivery.target as target",
          "delivery.status as status",
          "delivery.attempts as attempts",
          "delivery.error as error",
          "delivery.delivered_at as deliveredAt",
          "delivery.next_at as nextAt",
        ])
        .where("outbox.reference", "=", reference)
        .orderBy("outbox.created_at")
        .orderBy("outbox.position")
        .orderBy("delivery.target")
        .execute(),
  };
}
