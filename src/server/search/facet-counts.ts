import { features } from "../../domain/space/feature.ts";
import { layouts } from "../../domain/space/layout.ts";
import { starLevels } from "../../domain/venue/star.ts";
import { venueTypes } from "../../domain/venue/venue-type.ts";
import type { VenueColumns } from "./columns.ts";
import { misses } from "./venue-tests.ts";

/**
 * How many rows each option would give if it alone were chosen in its group, the other groups as they are.
 * Arrays are by bit (types, stars, features) or by layout id less one.
 */
export interface FacetCounts {
  regions: Map<string, number>;
  types: number[];
  stars: number[];
  features: number[];
  layouts: number[];
}

const zeros = (table: readonly unknown[]): number[] => table.map(() => 0);

export const noCounts = (): FacetCounts => ({
  regions: new Map(),
  types: zeros(venueTypes),
  stars: zeros(starLevels),
  features: zeros(features),
  layouts: zeros(layouts),
});

/** Counts a row under region, type and star of its venue, where nothing else is missed. */
export function countVenueGroups(counts: FacetCounts, venues: VenueColumns, row: number, missed: number): void {
  if ((missed & ~misses.type) === 0) counts.types[venues.type[row]!]!++;
  if ((missed & ~misses.star) === 0) counts.stars[venues.star[row]!]!++;
  if ((missed & ~misses.region) !== 0) return;
  for (const id of venues.regionIds[row]!) counts.regions.set(id, (counts.regions.get(id) ?? 0) + 1);
}

/** Counts a row under each bit that is set. */
export function countBits(counts: number[], set: number): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]!++;
}
