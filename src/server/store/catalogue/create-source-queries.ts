import type { Space } from "#domain/space/space.ts";
import { chunkForStatement, type Kind } from "../catalogue-batch.ts";
import type { Database } from "../database.ts";
import type { Sourced } from "./create-entity-reader.ts";

/** Creates the queries that tell the sources of rows apart. */
export function createSourceQueries({ kysely }: Pick<Database, "kysely">) {
  const countRows = async (kind: Kind): Promise<Map<string, number>> => {
    const query = kysely.selectFrom(kind).select((row) => ["source", row.fn.countAll().as("n")]);
    const rows = await query.groupBy("source").execute();
    return new Map(rows.map(({ source, n }) => [source, Number(n)]));
  };
  return {
    /** Counts venues and spaces by source, ordered by source. */
    async countBySource(): Promise<{ source: string; venues: number; spaces: number }[]> {
      const venues = await countRows("venue");
      const spaces = await countRows("space");
      return [...new Set([...venues.keys(), ...spaces.keys()])]
        .sort()
        .map((source) => ({ source, venues: venues.get(source) ?? 0, spaces: spaces.get(source) ?? 0 }));
    },
    /** Returns the spaces of several venues with their sources by venue id; a venue without spaces is absent. */
    async filedSpacesOfVenues(venueIds: readonly string[]): Promise<Map<string, Sourced<Space>[]>> {
      const spaces: Sourced<Space>[] = [];
      for (const part of chunkForStatement(venueIds)) {
        const select = kysely.selectFrom("space").select(["source", "body"]).where("venue_id", "in", part);
        for (const { source, body } of await select.orderBy("id").execute())
          spaces.push({ source, entity: JSON.parse(body) as Space });
      }
      return Map.groupBy(spaces, ({ entity }) => entity.venueId);
    },
  };
}
