import { catalogueStore } from "../../src/server/store/catalogue-store.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { plainSpace, plainVenue } from "../catalogue-rows.ts";
import type { Place } from "../engines.ts";

/** Upserts a catalogue in a loop, every row changed each time, printing each round, until killed. */
const store = catalogueStore(await openDatabase(JSON.parse(process.argv[2]!) as Place));
for (let round = Number(process.argv[3]); ; round++) {
  const spaces = Array.from({ length: 3000 }, (_, at) => plainSpace(String(at), "1", { area: round }));
  process.stdout.write(`begins ${round}\n`);
  await store.upsert({ source: "a", venues: [plainVenue("1", { opened: round })], spaces });
  process.stdout.write(`done ${round}\n`);
}
