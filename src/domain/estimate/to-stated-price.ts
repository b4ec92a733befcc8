import { parseQuantity } from "../parse-quantity.ts";
import { formatNumber } from "../format.ts";
import { type EstimateEvent, estimateLimits } from "./estimate-event.ts";
import type { EstimateFacts } from "./lines/line-definition.ts";
import { quantityLines } from "./lines/quantity-lines.ts";
import { mapRange, type PriceRange } from "./price-range.ts";
import type { UnitPrice } from "./unit-price.ts";

/**
 * Returns what one day's price of equipment is multiplied by for the days of an event: 1 for the first, a share for each further one; undefined if that
 * share is unknown.
 */
export function getEquipmentFactor(
  { measures }: Pick<EstimateFacts, "measures">,
  prices: ReadonlyMap<string, PriceRange>,
): PriceRange | undefined {
  const furtherDays = measures.days - 1;
  const further = prices.get("fee.multiday");
  if (furtherDays === 0) return mapRange(() => 1);
  return further && mapRange((end) => 1 + (furtherDays * further[end]) / 100);
}

/** Parses a unit price as it is typed, in yuan: 62.5, ¥30,000, 3万; undefined if it is none or out of bounds. */
export function parseUnitPrice(typed: string): number | undefined {
  const { least, most } = estimateLimits.unitPrice;
  const [decimal, fraction = ""] = /^\d{1,7}\.(\d+)$/.exec(typed.trim()) ?? [];
  if (fraction.length > 2) return undefined;
  const yuan = decimal === undefined ? parseQuantity(typed, "money") : Number(decimal);
  return yuan !== undefined && yuan >= least && yuan <= most ? yuan : undefined;
}

/** Formats a unit price with its decimals, if it has some: 8, 62.5, 35,280. */
export const formatUnitPrice = (yuan: number): string =>
  Number.isInteger(yuan) ? formatNumber(yuan) : formatNumber(yuan, 2).replace(/0$/, "");

/**
 * Returns the stated price (`EstimateInput.statedPrices`) by which a line's likely unit price is what the sheet shows as `yuan`: that of the first day for
 * equipment that is hired for several, two decimals, so that the rounded unit price is exactly `yuan` again.
 */
export function toStatedPrice(
  key: string,
  yuan: number,
  facts: Pick<EstimateFacts, "measures">,
  unitPrices: readonly UnitPrice[],
): number {
  const isEquipment = quantityLines.find((line) => line.key === key)?.pricing === "equipment";
  const prices = new Map(unitPrices.map((price) => [price.key, price]));
  const factor = isEquipment ? getEquipmentFactor(facts, prices)?.likely : undefined;
  return factor ? Math.round((yuan / factor) * 100) / 100 : yuan;
}

/** Returns the stated prices that hold after a change of the event: a hire by the day says nothing about half a day, nor the reverse. */
export function pickStatedPrices(
  stated: Readonly<Record<string, number>>,
  before: Pick<EstimateEvent, "days">,
  after: Pick<EstimateEvent, "days">,
): Readonly<Record<string, number>> {
  if (before.days < 1 === after.days < 1) return stated;
  const { hire: _, ...others } = stated;
  return others;
}
