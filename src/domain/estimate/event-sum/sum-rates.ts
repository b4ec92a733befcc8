import { type EstimateStar, estimateStars } from "../estimate-event.ts";
import type { UnitPrice } from "../unit-price.ts";

/** The usual prices of a city for one class of hotel, in yuan: they stand in for what a venue has not published. NaN where unknown. */
export interface SumRates {
  /** A square metre. */
  hireHalfDay: number;
  hireDay: number;
  /** A head. */
  lunch: number;
  dinner: number;
  teaBreak: number;
  table: number;
  /** A night. */
  guestRoom: number;
}

export type SumRatesByStar = Readonly<Record<EstimateStar, SumRates>>;

/** Returns the usual prices of a city by class: the likely ones of the estimate. */
export function getSumRates(prices: readonly UnitPrice[]): SumRatesByStar {
  const likely = new Map(prices.map((price) => [price.key, price.likely]));
  const get = (key: string): number => likely.get(key) ?? Number.NaN;
  const entries = estimateStars.map((star): [EstimateStar, SumRates] => [
    star,
    {
      hireHalfDay: get(`venue.halfday.s${star}`),
      hireDay: get(`venue.fullday.s${star}`),
      lunch: get(`lunch.buffet.s${star}`),
      dinner: get(`dinner.buffet.s${star}`),
      teaBreak: get(`tea.s${star}`),
      table: get(`table.s${star}`),
      guestRoom: get(`room.s${star}`),
    },
  ]);
  return Object.fromEntries(entries) as Record<EstimateStar, SumRates>;
}
