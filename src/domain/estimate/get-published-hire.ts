import { estimateLimits } from "./estimate-event.ts";
import { roundYuan } from "./price-range.ts";

/** The published prices of a space, in yuan; absent or NaN where unknown. */
export interface HirePrices {
  priceHalfDay?: number | undefined;
  priceDay?: number | undefined;
  priceEvening?: number | undefined;
}

/** The usual hire of a square metre for half a day and for a day, in yuan; absent or NaN where unknown. */
export interface UsualHire {
  halfDay?: number | undefined;
  day?: number | undefined;
}

/** For how long a space is hired, and whether for a dinner: its evening price is then that of half a day. */
export interface HireLength {
  isHalfDay: boolean;
  isEvening: boolean;
}

export const isPrice = (yuan: number | undefined): yuan is number =>
  yuan !== undefined && yuan > 0 && yuan <= estimateLimits.unitPrice.most;

/** Returns the published hire of half a day or a day; undefined if that length has none. */
export function getPublishedHire(
  { priceHalfDay, priceDay, priceEvening }: HirePrices,
  { isHalfDay, isEvening }: HireLength,
): number | undefined {
  const halfDay = isEvening && isPrice(priceEvening) ? priceEvening : priceHalfDay;
  const own = isHalfDay ? halfDay : priceDay;
  return isPrice(own) ? own : undefined;
}

/** Returns the hire by the published price of the other length, in the proportion of the usual prices, rounded to yuan; undefined if unknown. */
export function convertHire(
  { priceHalfDay, priceDay }: HirePrices,
  { isHalfDay }: HireLength,
  { halfDay, day }: UsualHire,
): number | undefined {
  const other = isHalfDay ? priceDay : priceHalfDay;
  if (!isPrice(other) || !isPrice(halfDay) || !isPrice(day)) return undefined;
  return roundYuan(other * (isHalfDay ? halfDay / day : day / halfDay));
}
