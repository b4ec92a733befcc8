import type { Estimate } from "#domain/estimate/compute-estimate.ts";
import { estimateUnitNames, getEstimateLineName } from "#domain/estimate/description/get-estimate-line-name.ts";
import type { PriceBasis, UnitPrice } from "#domain/estimate/unit-price.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";

/** A unit price that a sheet stands on: the city level's, or one that the visitor stated. */
export type UsedPrice = Omit<UnitPrice, "basis"> & { basis: PriceBasis | "stated" };

/** Lists the unit prices that an estimate stands on: those of the city level in its order, then the stated ones. */
export function listUsedPrices({ facts, lines, percentLines }: Estimate, prices: readonly UnitPrice[]): UsedPrice[] {
  const used = new Set([
    ...lines.flatMap(({ price, isStated }) => (isStated ? [] : (price?.key ?? []))),
    ...percentLines.flatMap(({ price }) => price?.key ?? []),
  ]);
  const stated = lines.flatMap(({ key, unit, unitPrice, isStated }): UsedPrice[] =>
    isStated && unitPrice
      ? [
          {
            key: `stated.${key}`,
            name: getEstimateLineName(key, facts),
            unit: estimateZh.file.perUnit(estimateUnitNames[unit]),
            ...unitPrice,
            basis: "stated",
          },
        ]
      : [],
  );
  return [...prices.filter(({ key }) => used.has(key)), ...stated];
}
