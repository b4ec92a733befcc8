import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import { buildColumns } from "./build-columns.ts";
import { addTerms, type CatalogueTerms } from "./catalogue-terms.ts";
import type { Columns } from "./columns.ts";
import { type Places, placesOf } from "./suggestions.ts";
import { turns } from "./turns.ts";

/** All that an index knows at one version of the catalogue. */
export interface IndexState {
  version: number;
  columns: Columns;
  places: Places;
  terms: CatalogueTerms;
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
  const met = { brands: new Map<string, string>(), facilities: new Set<string>() };
  for (const venue of venues) {
    addTerms(venue, met);
    await turn();
  }
  const terms: CatalogueTerms = { brands: [...met.brands], facilities: [...met.facilities] };
  return { version, columns, places: placesOf(columns), terms };
}
