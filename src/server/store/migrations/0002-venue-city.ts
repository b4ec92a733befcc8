import type { Migration } from "kysely";

/** Adds the index to page through the venues of a city, for the sitemap. */
export const venueCity: Migration = {
  async up(db) {
    await db.schema.createIndex("venue_city").on("venue").columns(["city_code", "id"]).execute();
  },
};
