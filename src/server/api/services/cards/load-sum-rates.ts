import { getCityLevel } from "#domain/estimate/get-city-level.ts";
import { getSumRates, type SumRatesByStar } from "#domain/estimate/event-sum/sum-rates.ts";
import { type CityLevel, selectUnitPrices } from "#domain/estimate/unit-price.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import { hasUnitPrices, listUnitPriceRows } from "./load-unit-prices.ts";
import type { Context } from "../context.ts";

/** Returns the usual prices of a city; undefined outside mainland China. */
export type GetSumRates = (city: ReferenceCity) => SumRatesByStar | undefined;

/** Loads the unit prices in force once for all cities that a request may count in. */
export async function loadSumRates({ content }: Pick<Context, "content">): Promise<GetSumRates> {
  const rows = await listUnitPriceRows(content);
  const byLevel = new Map<CityLevel, SumRatesByStar>();
  return (city) => {
    if (!hasUnitPrices(city)) return undefined;
    const level = getCityLevel(city.code);
    const rates = byLevel.get(level) ?? getSumRates(selectUnitPrices(rows, level));
    byLevel.set(level, rates);
    return rates;
  };
}
