import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { toDemandVersion } from "#domain/quote/compare-versions.ts";
import { isOpenRequest } from "#domain/quote/find-transition.ts";
import { isOpenStatus } from "#domain/demand/demand-status.ts";
import type { Database } from "../database.ts";
import { lockDemand } from "../demand/lock-demand.ts";
import type { DemandTable, Schema } from "../schema.ts";

/** Venues to ask about a demand; `at` is an ISO time, `most` the number of open requests that a demand may have. */
export interface NewQuoteRequests {
  venues: readonly { venueId: string; spaceCode?: string | undefined }[];
  at: string;
  most: number;
}

/** `added`: ids of the new requests; `full`: more than a demand may have; `closed`: the demand is not open any more. */
export type RequestsOutcome = { added: string[] } | "full" | "closed" | "gone";

/** Returns the newest version of a demand, which the first request freezes. */
async function freezeVersion(trx: Transaction<Schema>, demand: DemandTable, at: string): Promise<number> {
  const { reference } = demand;
  const { last } = await trx
    .selectFrom("demand_version")
    .select(({ fn }) => fn.max("version").as("last"))
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  if (last) return Number(last);
  const body = JSON.stringify(toDemandVersion(JSON.parse(demand.body) as Record<string, unknown>));
  await trx.insertInto("demand_version").values({ reference, version: 1, body, at }).execute();
  return 1;
}

/** Adds a draft for each venue that the demand does not ask yet. All or none are added. */
export function addQuoteRequests(
  { kysely }: Pick<Database, "kysely">,
  reference: string,
  { venues, at, most }: NewQuoteRequests,
): Promise<RequestsOutcome> {
  return kysely.transaction().execute(async (trx): Promise<RequestsOutcome> => {
    const demand = await lockDemand(trx, reference);
    if (!demand || demand.erased_at) return "gone";
    if (!isOpenStatus(demand.status)) return "closed";
    const stored = await trx
      .selectFrom("quote_request")
      .select(["venue_id", "state"])
      .where("reference", "=", reference)
      .execute();
    const existing = new Set(stored.map((row) => row.venue_id));
    const missing = venues.filter(({ venueId }) => !existing.has(venueId));
    if (stored.filter(({ state }) => isOpenRequest(state)).length + missing.length > most) return "full";
    const version = await freezeVersion(trx, demand, at);
    const added: string[] = [];
    for (const { venueId, spaceCode = "" } of missing) {
      const id = randomUUID();
      const row = { id, reference, venue_id: venueId, space_code: spaceCode, state: "draft", version } as const;
      const times = { created_at: at, sent_at: "", due_at: "", state_at: at, confirmed_at: "" };
      const token = randomBytes(16).toString("base64url");
      await trx
        .insertInto("quote_request")
        .values({ ...row, ...times, token, final_rounds: 0, reason: "" })
        .execute();
      added.push(id);
    }
    return { added };
  });
}
