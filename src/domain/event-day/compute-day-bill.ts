import { mapRange, type PriceRange, scaleRange, sumRanges, takePercent } from "../estimate/price-range.ts";
import type { UnitPrice } from "../estimate/unit-price.ts";
import { countBanquetTables } from "./count-banquet-tables.ts";
import type { EventDayRequest } from "./schedule-sessions.ts";

export const dayBillKeys = ["main", "breakouts", "tea", "lunch", "dinner", "service", "tax"] as const;
type DayBillKey = (typeof dayBillKeys)[number];

/** A line of the bill, in yuan. */
interface DayBillLine {
  key: DayBillKey;
  /** Rooms, persons × times, or tables; absent for a percentage. */
  quantity?: number;
  /** Yuan a unit, or percent. */
  unitPrice?: PriceRange;
  /** Absent if a price is unknown: the line is not in the total. */
  subtotal?: PriceRange;
}

export interface DayBill {
  lines: DayBillLine[];
  total: PriceRange;
  /** Yuan a person. */
  perHead: PriceRange;
  /** Lines without a price, left out of the total. */
  missing: DayBillKey[];
}

/** What a venue charges for the rooms of the day, in yuan; undefined where unknown. */
export interface DayHire {
  /** Stars, which choose the prices of dining; three and fewer include service and tax. */
  star: number;
  main: number | undefined;
  /** Half a day of each breakout room. */
  breakouts: readonly (number | undefined)[];
}

const teaBreaks = 2;

const multiply = (price: PriceRange | undefined, quantity: number): Pick<DayBillLine, "unitPrice" | "subtotal"> =>
  price ? { unitPrice: mapRange((end) => price[end]), subtotal: scaleRange(price, quantity) } : {};

function computeHire(key: DayBillKey, prices: readonly (number | undefined)[]): DayBillLine {
  if (prices.some((price) => price === undefined)) return { key, quantity: prices.length };
  const sum = (prices as number[]).reduce((total, price) => total + price, 0);
  return { key, quantity: prices.length, subtotal: { low: sum, likely: sum, high: sum } };
}

/**
 * Computes what the day costs: the venue's own hire, and dining by the unit prices of its city and stars. Hotels of four and
 * five stars add service and tax to their net prices, as in an estimate (domain/estimate).
 */
export function computeDayBill(
  { people, breakouts, dinner }: EventDayRequest,
  hire: DayHire,
  prices: readonly UnitPrice[],
): DayBill {
  const star = Math.min(5, Math.max(3, hire.star));
  const find = (key: string) => prices.find((price) => price.key === key);
  const tables = countBanquetTables(people);
  const net: DayBillLine[] = [
    computeHire("main", [hire.main]),
    ...(breakouts > 0 ? [computeHire("breakouts", hire.breakouts)] : []),
    { key: "tea", quantity: people * teaBreaks, ...multiply(find(`tea.s${star}`), people * teaBreaks) },
    { key: "lunch", quantity: people, ...multiply(find(`lunch.buffet.s${star}`), people) },
    ...(dinner ? [{ key: "dinner" as const, quantity: tables, ...multiply(find(`table.s${star}`), tables) }] : []),
  ];
  const lines = [...net];
  const addPercent = (key: "service" | "tax", price: UnitPrice | undefined) => {
    const base = sumRanges(lines.flatMap(({ subtotal }) => subtotal ?? []));
    lines.push({ key, ...(price && { unitPrice: mapRange((end) => price[end]), subtotal: takePercent(base, price) }) });
  };
  if (star >= 4) {
    addPercent("service", find("fee.service"));
    addPercent("tax", find("fee.vat"));
  }
  const total = sumRanges(lines.flatMap(({ subtotal }) => subtotal ?? []));
  return {
    lines,
    total,
    perHead: scaleRange(total, 1 / people),
    missing: lines.flatMap(({ key, subtotal }) => (subtotal ? [] : key)),
  };
}
