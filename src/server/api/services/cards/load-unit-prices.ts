import { getCityLevel } from "../../../../domain/estimate/get-city-level.ts";
import { unitPriceRows } from "../../../../domain/estimate/prices/unit-price-rows.ts";
import {
  type CityLevel,
  selectUnitPrices,
  type UnitPrice,
  type UnitPriceRow,
} from "../../../../domain/estimate/unit-price.ts";
import type { ReferenceCity } from "../../../geography/reference-city.ts";
import type { Context } from "../context.ts";

/** The unit prices of a city; level and day are absent where none are known. */
export interface CityPrices {
  level?: CityLevel;
  asOf?: string;
  prices: UnitPrice[];
}

/**
 * Loads the unit prices of a city: the stored ones (the operator's or the demo's), else the published ones. They are those
 * of mainland China, in yuan; elsewhere there are none.
 */
export async function loadUnitPrices({ content }: Pick<Context, "content">, city: ReferenceCity): Promise<CityPrices> {
  if (city.global || city.currency !== "CNY") return { prices: [] };
  const stored = await content.list<UnitPriceRow>("unit-price");
  const rows = stored.length > 0 ? stored.map(({ body }) => body) : unitPriceRows;
  const level = getCityLevel(city.code);
  const asOf = rows
    .map((row) => row.asOf)
    .toSorted()
    .at(-1);
  return { level, ...(asOf && { asOf }), prices: selectUnitPrices(rows, level) };
}
