import type { Region } from "#domain/city/city.ts";
import { getRegions } from "#server/geography/get-regions.ts";

const tables = new Map<string, ReadonlyMap<string, Region>>();

/** Returns the regions of a city by id. */
export function getRegionsById(cityCode: string): ReadonlyMap<string, Region> {
  const cached = tables.get(cityCode);
  if (cached) return cached;
  const table = new Map(getRegions(cityCode).map((region) => [region.id, region]));
  tables.set(cityCode, table);
  return table;
}
