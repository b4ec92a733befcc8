import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import { regionById } from "../geography/regions.ts";
import type { Kind } from "../store/catalogue-batch.ts";
import type { CatalogueStore, Filed } from "../store/catalogue-store.ts";
import type { WrittenCell } from "./cell.ts";
import { type Column, valueAt } from "./column.ts";
import { understand, type Whereabouts } from "./regions-of-row.ts";
import { spaceColumns } from "./space-columns.ts";
import { venueColumns } from "./venue-columns.ts";

/** Values of the columns that are not entity fields, by path. */
type Named = Record<string, unknown>;

/** Returns the names of a venue's regions, and its region ids if the names would not resolve to the same ones. */
function regionsNamed({ cityCode, regionIds }: Venue): Named {
  const regions = regionIds.flatMap((id) => regionById(id) ?? []);
  const names = (kind: string) => regions.flatMap((region) => (region.kind === kind ? region.name : []));
  const [district] = names("district");
  const words: Whereabouts = { district, areas: names("business-area"), metro: names("metro"), hubs: names("hub") };
  const same = understand(cityCode, words).regionIds.join() === regionIds.join();
  const named = { $district: district, $areas: words.areas, $metro: words.metro, $hubs: words.hubs };
  return { ...named, regionIds: same ? undefined : regionIds };
}

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Lists that may be absent: an empty one is written, to distinguish it from an absent one. */
const optionalLists = new Set(["guestRooms", "dining"]);

function cellsOf(columns: readonly Column[], entity: object, named: Named): WrittenCell[] {
  return columns.map(({ path, type }) => {
    const value = path in named ? named[path] : valueAt(entity, path);
    if (value !== undefined && optionalLists.has(path)) return type.write(value);
    return isNothing(value) ? null : type.write(value);
  });
}

async function* venueRows(catalogue: CatalogueStore): AsyncGenerator<[Filed<Venue>, Named]> {
  for await (const filed of catalogue.eachFiledVenue())
    yield [filed, { $filed: filed.source, ...regionsNamed(filed.entity) }];
}

async function* spaceRows(catalogue: CatalogueStore): AsyncGenerator<[Filed<Space>, Named]> {
  const venueNames = new Map<string, string>();
  for await (const { id, name } of catalogue.eachVenue()) venueNames.set(id, name);
  for await (const filed of catalogue.eachFiledSpace()) {
    const { venueId, partOf, splitsInto } = filed.entity;
    const names = { $venueId: venueId, $venueName: venueNames.get(venueId) };
    yield [filed, { ...names, $partOf: partOf, $splitsInto: splitsInto, $filed: filed.source }];
  }
}

/** Returns the venues or spaces of the catalogue, optionally of one source, as a table that can be imported. */
export async function tableOfCatalogue(
  catalogue: CatalogueStore,
  kind: Kind,
  source?: string,
): Promise<WrittenCell[][]> {
  const columns = (kind === "venue" ? venueColumns : spaceColumns).filter(({ importOnly }) => !importOnly);
  const table: WrittenCell[][] = [columns.map(({ names }) => names[0])];
  for await (const [filed, named] of kind === "venue" ? venueRows(catalogue) : spaceRows(catalogue)) {
    if (source === undefined || filed.source === source) table.push(cellsOf(columns, filed.entity, named));
  }
  return table;
}
