import type { DemandVersion } from "#domain/quote/compare-versions.ts";
import type { Database } from "../database.ts";
import type { QuoteRequestTable } from "../schema.ts";
import { type StoredQuoteEvent, type StoredQuoteRequest, toStoredRequest } from "./stored-quote.ts";

/** States of requests that wait for somebody. */
const unfinishedStates = ["draft", "sent", "opened", "answered", "finalRound", "chosen"] as const;

async function findVersion(kysely: Database["kysely"], reference: string, version: number) {
  const row = await kysely
    .selectFrom("demand_version")
    .select("body")
    .where("reference", "=", reference)
    .where("version", "=", version)
    .executeTakeFirst();
  return row && (JSON.parse(row.body) as DemandVersion);
}

const listSteps = (kysely: Database["kysely"], id: string): Promise<StoredQuoteEvent[]> =>
  kysely
    .selectFrom("quote_event")
    .select(["event", "actor", "state", "at", "note"])
    .where("request_id", "=", id)
    .orderBy("position")
    .execute();

async function findVenueOfStep(kysely: Database["kysely"], stepId: string): Promise<string | undefined> {
  const row = await kysely
    .selectFrom("quote_event")
    .innerJoin("quote_request", "quote_request.id", "quote_event.request_id")
    .select("quote_request.venue_id as venueId")
    .where("quote_event.id", "=", stepId)
    .executeTakeFirst();
  return row?.venueId;
}

/** Creates the lookups of requests, answers and versions. */
export function createQuoteReader({ kysely }: Pick<Database, "kysely">) {
  const withQuotes = async (rows: QuoteRequestTable[]): Promise<StoredQuoteRequest[]> => {
    if (rows.length === 0) return [];
    const references = [...new Set(rows.map(({ reference }) => reference))];
    const quotes = await kysely
      .selectFrom("quote")
      .selectAll()
      .where("reference", "in", references)
      .orderBy("position")
      .execute();
    return rows.map((row) => toStoredRequest(row, quotes));
  };
  const select = () => kysely.selectFrom("quote_request").selectAll().orderBy("created_at").orderBy("venue_id");
  return {
    /** Returns the request with a venue's token, or undefined. */
    byToken: async (token: string): Promise<StoredQuoteRequest | undefined> =>
      (await withQuotes(await select().where("token", "=", token).execute()))[0],
    /** Returns the requests of a demand, the earliest first. */
    ofDemand: async (reference: string): Promise<StoredQuoteRequest[]> =>
      withQuotes(await select().where("reference", "=", reference).execute()),
    /** Returns all requests that wait for the venue, the visitor or the operator, the earliest first. */
    unfinished: async (): Promise<StoredQuoteRequest[]> =>
      withQuotes(await select().where("state", "in", unfinishedStates).execute()),
    /** Returns a version of a demand; undefined where there is none, or it was erased. */
    version: (reference: string, version: number): Promise<DemandVersion | undefined> =>
      findVersion(kysely, reference, version),
    /** Returns the steps of a request, oldest first. */
    history: (id: string): Promise<StoredQuoteEvent[]> => listSteps(kysely, id),
    /** Returns the venue of the request that took a step. */
    venueOfStep: (stepId: string): Promise<string | undefined> => findVenueOfStep(kysely, stepId),
  };
}
