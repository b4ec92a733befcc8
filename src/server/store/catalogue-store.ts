import { createCatalogueWriter } from "./catalogue/create-catalogue-writer.ts";
import { createChangeReader } from "./catalogue/create-change-reader.ts";
import { createEntityIterators } from "./catalogue/create-entity-iterators.ts";
import { createEntityReader } from "./catalogue/create-entity-reader.ts";
import { createSourceQueries } from "./catalogue/create-source-queries.ts";
import { createVenueQueries } from "./catalogue/create-venue-queries.ts";
import type { Database } from "./database.ts";
export type { Change } from "./catalogue/create-change-reader.ts";
export type { Sourced } from "./catalogue/create-entity-reader.ts";

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/** Creates the store of the catalogue: venues and spaces as JSON by id, and the change log. */
export function createCatalogueStore(database: Database) {
  return {
    ...createEntityReader(database),
    ...createVenueQueries(database),
    ...createSourceQueries(database),
    ...createEntityIterators(database),
    ...createChangeReader(database),
    ...createCatalogueWriter(database),
  };
}
