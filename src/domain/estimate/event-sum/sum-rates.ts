import { type EstimateStar, estimateStars } from "../estimate-event.ts";
import { roundYuan } from "../price-range.ts";
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

/**
 * Returns the usual prices of a city by class: the likely ones of the estimate. A class without a known price of a buffet (no source has one of five
 * stars) has that of four stars in the proportion of their tea breaks.
 */
export function getSumRates(prices: readonly UnitPrice[]): SumRatesByStar {
  const likely = new Map(prices.map((price) => [price.key, price.likely]));
  const get = (key: string): number => likely.get(key) ?? Number.NaN;
  const getMeal = (meal: string, star: EstimateStar): number =>
    likely.get(`${meal}.s${star}`) ?? roundYuan((get(`${meal}.s4`) * get(`tea.s${star}`)) / get("tea.s4"));
  const entries = estimateStars.map((star): [EstimateStar, SumRates] => [
    star,
    {
      hireHalfDay: get(`venue.halfday.s${star}`),
      hireDay: get(`venue.fullday.s${star}`),
      lunch: getMeal("lunch.buffet", star),
      dinner: getMeal("dinner.buffet", star),
      teaBreak: get(`tea.s${star}`),
      table: get(`table.s${star}`),
      guestRoom: get(`room.s${star}`),
    },
  ]);
  return Object.fromEntries(entries) as Record<EstimateStar, SumRates>;
}
