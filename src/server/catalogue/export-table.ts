import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { formatPackageText } from "#domain/venue/packages/format-package-text.ts";
import { findRegionById } from "../geography/get-regions.ts";
import type { Kind } from "../store/catalogue-batch.ts";
import type { CatalogueStore, Sourced } from "../store/catalogue-store.ts";
import type { WrittenCell } from "./map/cells/cell.ts";
import { type Column, getAtPath } from "./map/column.ts";
import { resolveRegions, type RegionNames } from "./map/resolve-regions.ts";
import { spaceColumns } from "./map/space-columns.ts";
import { venueColumns } from "./map/venue-columns.ts";

/** Values of the columns that are not entity fields, by path. */
type LookupValues = Record<string, unknown>;

/** Returns the names of a venue's regions, and its region ids if the names would not resolve to the same ones. */
function nameRegions({ cityCode, regionIds }: Venue): LookupValues {
  const regions = regionIds.flatMap((id) => findRegionById(id) ?? []);
  const names = (kind: string) => regions.flatMap((region) => (region.kind === kind ? region.name : []));
  const [district] = names("district");
  const regionNames: RegionNames = {
    district,
    areas: names("business-area"),
    metro: names("metro"),
    hubs: names("hub"),
  };
  const same = resolveRegions(cityCode, regionNames).regionIds.join() === regionIds.join();
  const named = { $district: district, $areas: regionNames.areas, $metro: regionNames.metro, $hubs: regionNames.hubs };
  return { ...named, regionIds: same ? undefined : regionIds };
}

const isEmptyValue = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Lists that may be absent: an empty one is written, to distinguish it from an absent one. */
const optionalLists = new Set(["guestRooms", "dining", "offers", "packages"]);

/** Formats packages as a text for people, one a line; the column of JSON is the one that an import takes. */
const describePackages = ({ packages = [] }: Pick<Venue, "packages">): LookupValues => ({
  $packages: packages.length > 0 ? packages.map(formatPackageText).join("\n") : undefined,
});

function toCells(columns: readonly Column[], entity: object, named: LookupValues): WrittenCell[] {
  return columns.map(({ path, type }) => {
    const value = path in named ? named[path] : getAtPath(entity, path);
    if (value !== undefined && optionalLists.has(path)) return type.write(value);
    return isEmptyValue(value) ? null : type.write(value);
  });
}

async function* iterateVenueRows(catalogue: CatalogueStore): AsyncGenerator<[Sourced<Venue>, LookupValues]> {
  for await (const sourced of catalogue.eachFiledVenue())
    yield [sourced, { $filed: sourced.source, ...nameRegions(sourced.entity), ...describePackages(sourced.entity) }];
}

async function* iterateSpaceRows(catalogue: CatalogueStore): AsyncGenerator<[Sourced<Space>, LookupValues]> {
  const venueNames = new Map<string, string>();
  for await (const { id, name } of catalogue.eachVenue()) venueNames.set(id, name);
  for await (const sourced of catalogue.eachFiledSpace()) {
    const { venueId, partOf, splitsInto } = sourced.entity;
    const names = { $venueId: venueId, $venueName: venueNames.get(venueId) };
    yield [
      sourced,
      {
        ...names,
        $partOf: partOf,
        $splitsInto: splitsInto,
        $filed: sourced.source,
        ...describePackages(sourced.entity),
      },
    ];
  }
}

/** Returns the venues or spaces of the catalogue, optionally of one source, as a table that can be imported. */
export async function exportTable(catalogue: CatalogueStore, kind: Kind, source?: string): Promise<WrittenCell[][]> {
  const columns = (kind === "venue" ? venueColumns : spaceColumns).filter(({ importOnly }) => !importOnly);
  const table: WrittenCell[][] = [columns.map(({ names }) => names[0])];
  for await (const [sourced, named] of kind === "venue" ? iterateVenueRows(catalogue) : iterateSpaceRows(catalogue)) {
    if (source === undefined || sourced.source === source) table.push(toCells(columns, sourced.entity, named));
  }
  return table;
}
