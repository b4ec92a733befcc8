import type { EventPreset } from "#domain/clear-height/event-presets.ts";
import { computeEstimate, type Estimate } from "#domain/estimate/compute-estimate.ts";
import type { UnitPrice } from "#domain/estimate/unit-price.ts";

/** The room that an event is reckoned in. */
export interface PricedRoom {
  /** m² */
  area: number;
  /** Yuan a day, as published. */
  priceDay: number;
  star: 3 | 4 | 5;
  /** LED wall that isRigged in it, metres. */
  led: { width: number; height: number };
}

/**
 * Computes what one day of an event costs in a room: by the estimate's rules, with the room's own hire in the place of the
 * usual price of a square metre. Guest rooms are left out.
 */
export function computeRoomCost(
  { eventType, layout, isRigged }: EventPreset,
  people: number,
  { area, priceDay, star, led }: PricedRoom,
  prices: readonly UnitPrice[],
): Estimate {
  const hire = priceDay / area;
  const own = prices.map((price) =>
    price.key === `venue.fullday.s${star}` ? { ...price, low: hire, likely: hire, high: hire } : price,
  );
  return computeEstimate(
    {
      event: { eventType, people, days: 1, layout, star, nights: 0 },
      assumptions: { area: Math.round(area), setup: "none", screen: isRigged ? "led" : "projection" },
      quantities: isRigged ? { led: Math.round(led.width * led.height) } : {},
      added: [],
    },
    own,
  );
}
