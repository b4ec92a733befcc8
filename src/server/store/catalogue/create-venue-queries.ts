import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { chunkForStatement, type Kind } from "../catalogue-batch.ts";
import type { Database } from "../database.ts";

/** Creates the queries by venue and by city: spaces of venues, venues of a city, counts. */
export function createVenueQueries({ kysely }: Pick<Database, "kysely">) {
  const count = async (kind: Kind): Promise<number> => {
    const row = await kysely
      .selectFrom(kind)
      .select((row) => row.fn.countAll().as("n"))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  };
  const selectSpaces = () => kysely.selectFrom("space").select("body").orderBy("id");
  return {
    /** Returns every space of a venue, ordered by id. */
    async spacesOf(venueId: string): Promise<Space[]> {
      const rows = await selectSpaces().where("venue_id", "=", venueId).execute();
      return rows.map((row) => JSON.parse(row.body) as Space);
    },
    /** Returns the spaces of several venues by venue id, each list ordered by id; a venue without spaces is absent. */
    async spacesOfVenues(venueIds: readonly string[]): Promise<Map<string, Space[]>> {
      const spaces: Space[] = [];
      for (const part of chunkForStatement(venueIds)) {
        const rows = await selectSpaces().where("venue_id", "in", part).execute();
        for (const row of rows) spaces.push(JSON.parse(row.body) as Space);
      }
      return Map.groupBy(spaces, ({ venueId }) => venueId);
    },
    /** Returns id and city of every venue. */
    async venueCities(): Promise<{ id: string; cityCode: string }[]> {
      return kysely.selectFrom("venue").select(["id", "city_code as cityCode"]).execute();
    },
    /** Returns `limit` venues of a city after the first `offset`, ordered by id. */
    async venuesInCity(cityCode: string, offset: number, limit: number): Promise<Venue[]> {
      const inCity = kysely.selectFrom("venue").select("body").where("city_code", "=", cityCode);
      const rows = await inCity.orderBy("id").offset(offset).limit(limit).execute();
      return rows.map((row) => JSON.parse(row.body) as Venue);
    },
    /** Counts venues and spaces. */
    async counts(): Promise<{ venues: number; spaces: number }> {
      return { venues: await count("venue"), spaces: await count("space") };
    },
  };
}
