import type { Kysely } from "kysely";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { type Kind, maxRowsPerStatement } from "../catalogue-batch.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import type { Sourced } from "./create-entity-reader.ts";

/** Iterates over a table by id in chunks, so that a large catalogue is never in memory as a whole. */
async function* iterateRows<T>(kysely: Kysely<Schema>, kind: Kind): AsyncGenerator<Sourced<T>> {
  let after = "";
  for (;;) {
    const rows = await kysely
      .selectFrom(kind)
      .select(["id", "source", "body"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(maxRowsPerStatement)
      .execute();
    for (const row of rows) yield { source: row.source, entity: JSON.parse(row.body) as T };
    if (rows.length < maxRowsPerStatement) return;
    after = rows.at(-1)!.id;
  }
}

async function* iterateEntities<T>(sourced: AsyncGenerator<Sourced<T>>): AsyncGenerator<T> {
  for await (const { entity } of sourced) yield entity;
}

/** Creates the iterations over every venue and every space, ordered by id. */
export function createEntityIterators({ kysely }: Pick<Database, "kysely">) {
  return {
    eachVenue: () => iterateEntities(iterateRows<Venue>(kysely, "venue")),
    eachSpace: () => iterateEntities(iterateRows<Space>(kysely, "space")),
    /** Iterates over every venue with its source, ordered by id. */
    eachFiledVenue: () => iterateRows<Venue>(kysely, "venue"),
    /** Iterates over every space with its source, ordered by id. */
    eachFiledSpace: () => iterateRows<Space>(kysely, "space"),
  };
}
