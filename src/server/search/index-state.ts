import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import { buildColumns } from "./build-columns.ts";
import { type CityTerms, termsOf } from "./city-terms.ts";
import type { Columns } from "./columns.ts";
import { type Places, placesOf } from "./suggestions.ts";
import { turns } from "./turns.ts";

/** All that an index knows at one version of the catalogue. */
export interface IndexState {
  version: number;
  columns: Columns;
  places: Places;
  terms: ReadonlyMap<string, CityTerms>;
}

async function collected<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const turn = turns();
  const all: T[] = [];
  for await (const row of rows) {
    all.push(row);
    await turn();
  }
  return all;
}

/** Reads the catalogue whole. The version is read first: what is written meanwhile brings the next refresh. */
export async function readState(catalogue: CatalogueStore): Promise<IndexState> {
  const version = await catalogue.version();
  const venues: Venue[] = await collected(catalogue.eachVenue());
  const spaces: Space[] = await collected(catalogue.eachSpace());
  const columns = await buildColumns(venues, spaces);
  const turn = turns();
  const terms = new Map<string, CityTerms>();
  for (const [code, own] of Map.groupBy(venues, ({ cityCode }) => cityCode)) {
    terms.set(code, termsOf(own));
    await turn();
  }
  return { version, columns, places: placesOf(columns), terms };
}
