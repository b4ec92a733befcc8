import { openDatabase } from "../../src/server/store/database.ts";
import { createDemandStore } from "../../src/server/store/demand-store.ts";
import type { StoreLocation } from "../describe-on-both-engines.ts";

/** Submits demands in a loop, printing each reference once acknowledged, until killed. */
const [place = "", round = ""] = process.argv.slice(2);
const store = createDemandStore(await openDatabase(JSON.parse(place) as StoreLocation));
for (let serial = 0; ; serial++) {
  const reference = `HZ-${round}-${serial}`;
  const id = { reference, token: reference, clientKey: reference, mobile: reference, contentHash: "h" };
  await store.submit({ ...id, kind: "meeting", body: { name: "陈女士" }, createdAt: new Date().toISOString() });
  process.stdout.write(`${reference}\n`);
}
