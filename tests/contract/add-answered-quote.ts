import { openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { createQuoteStore } from "#server/store/quote-store.ts";
import type { CallIds } from "./create-call-input.ts";

/** Notes in the store of a running site that a venue was asked about a demand and answered. Returns the id of the request. */
export async function addAnsweredQuote(dataDir: string, { token, siteId }: CallIds): Promise<string> {
  const database = await openDatabase({ dataDir });
  try {
    const quotes = createQuoteStore(database);
    const { reference } = (await createDemandStore(database).byToken(token))!;
    const at = new Date().toISOString();
    await quotes.add(reference, { venues: [{ venueId: siteId }], at, most: 5 });
    const [request] = await quotes.ofDemand(reference);
    await quotes.change(request!.id, { event: "send", actor: "adviser", at, dueAt: at });
    const lines = { hire: { status: "offered" as const, amount: 38_000, per: "day" as const } };
    await quotes.answer(request!.id, { lines, version: 1, author: "adviser", at });
    return request!.id;
  } finally {
    await database.close();
  }
}
