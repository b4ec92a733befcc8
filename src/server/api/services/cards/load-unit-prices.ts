import { getCityLevel } from "#domain/estimate/get-city-level.ts";
import { unitPriceRows } from "#domain/estimate/prices/unit-price-rows.ts";
import { type CityLevel, selectUnitPrices, type UnitPrice, type UnitPriceRow } from "#domain/estimate/unit-price.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import type { ContentStore } from "#server/store/content-store.ts";
import type { Context } from "../context.ts";

/** Kind of the operator's own prices in the content store: no start of the demo touches them. */
export const ownPriceKind = "own-unit-price";

/** The unit prices of a city; level and day are absent where none are known. */
export interface CityPrices {
  level?: CityLevel;
  asOf?: string;
  prices: UnitPrice[];
}

/** Returns the rows of unit prices in force. */
export async function listUnitPriceRows(content: Pick<ContentStore, "list">): Promise<readonly UnitPriceRow[]> {
  const list = async (kind: string) => (await content.list<UnitPriceRow>(kind)).map(({ body }) => body);
  const own = await list(ownPriceKind);
  if (own.length > 0) {
    const keys = new Set(own.map(({ key }) => key));
    return [...own, ...unitPriceRows.filter(({ key }) => !keys.has(key))];
  }
  const demo = await list("unit-price");
  return demo.length > 0 ? demo : unitPriceRows;
}

/** Returns whether there are unit prices for a city: they are those of mainland China. */
export const hasUnitPrices = ({ global, currency }: ReferenceCity): boolean => !global && currency === "CNY";

/**
 * Loads the unit prices of a city: the operator's own, and the published ones for what they lack; without own prices those of
 * the demo, else the published ones. They are those of mainland China, in yuan; elsewhere there are none.
 */
export async function loadUnitPrices({ content }: Pick<Context, "content">, city: ReferenceCity): Promise<CityPrices> {
  if (!hasUnitPrices(city)) return { prices: [] };
  const rows = await listUnitPriceRows(content);
  const level = getCityLevel(city.code);
  const asOf = rows
    .map((row) => row.asOf)
    .toSorted()
    .at(-1);
  return { level, ...(asOf && { asOf }), prices: selectUnitPrices(rows, level) };
}
