import type { EventTypeId } from "../demand/demand-option.ts";
import type { LayoutKey } from "../space/layouts.ts";
import { banquetTypes, completeAssumptions, getUsualEventType } from "./complete-assumptions.ts";
import { computeEstimate, type Estimate } from "./compute-estimate.ts";
import {
  type Assumptions,
  type EstimateEvent,
  type EstimateInput,
  estimateLimits,
  type EstimateStar,
} from "./estimate-event.ts";
import { convertHire, getPublishedHire } from "./get-published-hire.ts";
import { roundYuan } from "./price-range.ts";
import type { UnitPrice } from "./unit-price.ts";

/** What an estimate takes from a space and its venue: metres, m², yuan. */
export interface PricedSpace {
  length?: number | undefined;
  width?: number | undefined;
  area?: number | undefined;
  led?: { width: number; height: number } | undefined;
  priceHalfDay?: number | undefined;
  priceDay?: number | undefined;
  priceEvening?: number | undefined;
  /** The venue's stars, 1 to 5; absent for what is no hotel. */
  star?: number | undefined;
}

/** The event that a space is priced for. */
export interface SpaceEvent {
  people: number;
  layout: LayoutKey;
  /** 0.5 is half a day; absent: one day. */
  days?: number | undefined;
  /** Absent: a dinner at round tables, else a training. */
  eventType?: EventTypeId | undefined;
  /** Class of the prices, where it is another than the venue's. */
  star?: EstimateStar | undefined;
  /** Nights in guest rooms; absent: none are estimated. */
  nights?: number | undefined;
}

/**
 * What the hire stands on: the space's own price; its own price of the other length (half a day, a day) in the proportion of
 * the usual prices; the usual price of a square metre.
 */
export type HireBasis = "own" | "converted" | "usual";

/** An estimate in a space: computed by the same rules, from an input that the budget page takes too. */
export interface SpaceEstimate {
  input: EstimateInput;
  estimate: Estimate;
  /** Absent where the hire is unknown: it is then among the missing lines. */
  hireBasis?: HireBasis | undefined;
  /** Likely yuan a person, rounded. */
  perHead: number;
}

/** Returns the class whose prices apply in a venue: its own, the lowest below it, the middle one for what is no hotel. */
export const getEstimateStar = (star: number | undefined): EstimateStar =>
  star === undefined || star === 4 ? 4 : star >= 5 ? 5 : 3;

/** Returns the area of a space in whole m², within the estimate's bounds; undefined if it is unknown. */
export function getEstimatedArea({ area, length, width }: PricedSpace): number | undefined {
  const squareMetres = area || (length ?? 0) * (width ?? 0);
  const { least, most } = estimateLimits.area;
  return squareMetres ? Math.min(most, Math.max(least, Math.round(squareMetres))) : undefined;
}

/** Returns the hire of a space for half a day or a day by its own prices; undefined if it has none. */
function findOwnHire(space: PricedSpace, event: EstimateEvent, prices: readonly UnitPrice[]) {
  const length = { isHalfDay: event.days < 1, isEvening: banquetTypes.includes(event.eventType) };
  const own = getPublishedHire(space, length);
  if (own !== undefined) return { yuan: own, basis: "own" as const };
  const findUsual = (kind: string) => prices.find(({ key }) => key === `venue.${kind}.s${event.star}`)?.likely;
  const converted = convertHire(space, length, { halfDay: findUsual("halfday"), day: findUsual("fullday") });
  return converted === undefined ? undefined : { yuan: converted, basis: "converted" as const };
}

/**
 * Estimates an event in a space: the hire by the space's own price where it is known, else by its area and the usual price; the space's
 * LED wall instead of a hired one; everything else by the unit prices of the city and the venue's class. What `changed` states
 * (assumptions, quantities, additions, unit prices) wins. Undefined where there are no unit prices: outside mainland China.
 */
export function estimateSpace(
  space: PricedSpace,
  { people, layout, days = 1, eventType, star, nights = 0 }: SpaceEvent,
  prices: readonly UnitPrice[],
  changed: Omit<EstimateInput, "event"> = {},
): SpaceEstimate | undefined {
  if (prices.length === 0) return undefined;
  const event: EstimateEvent = {
    people,
    layout,
    days,
    eventType: eventType ?? getUsualEventType(layout),
    star: star ?? getEstimateStar(space.star),
    nights,
  };
  const area = getEstimatedArea(space);
  const hasOwnScreen = space.led && completeAssumptions(event).screen !== "none";
  const assumptions: Partial<Assumptions> = {
    ...(area !== undefined && { area }),
    ...(hasOwnScreen && { screen: "builtIn" }),
    ...changed.assumptions,
  };
  const hire = findOwnHire(space, event, prices);
  const input: EstimateInput = {
    ...changed,
    event,
    assumptions,
    statedPrices: { ...(hire && { hire: hire.yuan }), ...changed.statedPrices },
  };
  const estimate = computeEstimate(input, prices);
  const isKnown = !estimate.missing.includes("hire");
  return {
    input,
    estimate,
    hireBasis: isKnown ? (hire?.basis ?? "usual") : undefined,
    perHead: roundYuan(estimate.total.likely / people),
  };
}
