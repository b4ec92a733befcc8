import type { Region } from "../../../domain/city/city.ts";
import { regionsOf } from "../../geography/regions.ts";

const tables = new Map<string, ReadonlyMap<string, Region>>();

/** Returns the regions of a city by id. */
export function regionsById(cityCode: string): ReadonlyMap<string, Region> {
  const ready = tables.get(cityCode);
  if (ready) return ready;
  const table = new Map(regionsOf(cityCode).map((region) => [region.id, region]));
  tables.set(cityCode, table);
  return table;
}
