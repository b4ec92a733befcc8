import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { openDatabase } from "#server/store/database.ts";
import { createTestSpace, createTestVenue } from "../create-test-venue.ts";
import type { StoreLocation } from "../describe-on-both-engines.ts";

/** Upserts a catalogue in a loop, every row changed each time, printing each round, until killed. */
const store = createCatalogueStore(await openDatabase(JSON.parse(process.argv[2]!) as StoreLocation));
for (let round = Number(process.argv[3]); ; round++) {
  const spaces = Array.from({ length: 3000 }, (_, at) => createTestSpace(String(at), "1", { area: round }));
  process.stdout.write(`begins ${round}\n`);
  await store.upsert({ source: "a", venues: [createTestVenue("1", { opened: round })], spaces });
  process.stdout.write(`done ${round}\n`);
}
