import { expect } from "vitest";
import { type Database, openDatabase } from "#server/store/database.ts";
import type { StoreLocation } from "../describe-on-both-engines.ts";
import type { DemandStream } from "./create-demand-stream.ts";

const listRows = ({ kysely }: Database) =>
  Promise.all([
    kysely.selectFrom("demand").select(["reference", "client_key", "mobile"]).execute(),
    kysely.selectFrom("demand_history").select(["reference", "event", "position"]).execute(),
    kysely.selectFrom("outbox").select(["reference", "event", "position"]).execute(),
  ]);

/**
 * Expects the store to hold every demand of a finished stream exactly once under the acknowledged reference, each with its
 * first history entry and its outbox message, and nothing else.
 */
export async function expectCompleteDemands(place: StoreLocation, { acknowledged, sent }: DemandStream): Promise<void> {
  const database = await openDatabase(place);
  try {
    const [demands, history, outbox] = await listRows(database);
    expect(acknowledged.size).toBe(sent);
    expect(demands.length).toBe(sent);
    expect(new Map(demands.map((row) => [row.client_key, row.reference]))).toEqual(acknowledged);
    expect(new Set(demands.map(({ mobile }) => mobile)).size).toBe(sent);
    const references = demands.map(({ reference }) => reference).sort();
    const list = (rows: typeof history | typeof outbox, event: string) => {
      expect(rows.filter((row) => row.event !== event || row.position !== 1)).toEqual([]);
      return rows.map(({ reference }) => reference).sort();
    };
    expect(list(history, "status")).toEqual(references);
    expect(list(outbox, "created")).toEqual(references);
  } finally {
    await database.close();
  }
}
