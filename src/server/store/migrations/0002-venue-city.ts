import type { Migration } from "kysely";

/** The venues of a city are read in parts, for the site map. */
export const venueCity: Migration = {
  async up(db) {
    await db.schema.createIndex("venue_city").on("venue").columns(["city_code", "id"]).execute();
  },
};
