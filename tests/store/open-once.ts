import { randomUUID } from "node:crypto";
import { openDatabase } from "#server/store/database.ts";
import type { StoreLocation } from "../describe-on-both-engines.ts";

/** Opens the store given on the command line, writes one row and exits; tests start several at once. */
const database = await openDatabase(JSON.parse(process.argv[2]!) as StoreLocation);
await database.kysely.insertInto("meta").values({ key: randomUUID(), value: "" }).execute();
await database.close();
