import type { EventTypeId } from "#domain/demand/demand-option.ts";
import { getUsualEventType } from "#domain/estimate/complete-assumptions.ts";
import { computeEstimate, type Estimate } from "#domain/estimate/compute-estimate.ts";
import { estimateLimits, type EstimateStar } from "#domain/estimate/estimate-event.ts";
import type { UnitPrice } from "#domain/estimate/unit-price.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { QuotedEvent } from "../total/quoted-event.ts";

/** What of a demand and of the asked venue an estimate takes beside the quoted event. */
export interface EstimatedPlace {
  eventType?: EventTypeId | undefined;
  layout?: LayoutKey | undefined;
  star: EstimateStar;
}

/**
 * Estimates the event that quotes are reckoned for, line by line with the same quantities, so that a difference is one of prices: what the demand
 * does not name is not in it. Undefined where the city has no unit prices.
 */
export function estimateQuotedEvent(
  { people, days, lunches, dinners, teaBreaks, tables, guestRooms, nights, needsSetup }: QuotedEvent,
  { eventType, layout = tables > 0 ? "banquet" : "classroom", star }: EstimatedPlace,
  prices: readonly UnitPrice[],
): Estimate | undefined {
  if (prices.length === 0 || people > estimateLimits.people.most || days > estimateLimits.days.most) return undefined;
  const quantities = {
    lunch: people * lunches,
    teaBreaks: people * teaBreaks,
    dinner: tables > 0 ? 0 : people * dinners,
    banquet: tables * dinners,
    tableDrinks: 0,
    guestRooms: guestRooms * nights,
    setup: needsSetup ? 1 : 0,
  };
  return computeEstimate(
    {
      event: { eventType: eventType ?? getUsualEventType(layout), people, days, layout, star, nights },
      quantities,
      added: Object.entries(quantities).flatMap(([line, quantity]) => (quantity > 0 ? [line] : [])),
    },
    prices,
  );
}
