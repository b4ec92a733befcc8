import type { EventTypeId } from "../demand/demand-option.ts";
import type { LayoutKey } from "../space/layouts.ts";

/** Levels of hotels that an estimate has prices for. */
export const estimateStars = [5, 4, 3] as const;
export type EstimateStar = (typeof estimateStars)[number];

/** The event that an estimate is for. */
export interface EstimateEvent {
  eventType: EventTypeId;
  people: number;
  /** 0.5 is half a day; else whole days. */
  days: number;
  layout: LayoutKey;
  star: EstimateStar;
  /** Nights in the hotel; absent: those between the days. */
  nights?: number | undefined;
}

export const setupKinds = ["none", "evening", "day"] as const;
export const screenKinds = ["led", "builtIn", "projection", "none"] as const;
export const lunchKinds = ["buffet", "set", "none"] as const;

/** What an estimate supposes unless told otherwise; each can be changed. */
export interface Assumptions {
  /** m² of the space. */
  area: number;
  /** Hours a day in which the space is used. */
  hours: number;
  /** When the set is built: on the event's morning, the evening before (18:00 to 24:00), the day before. */
  setup: (typeof setupKinds)[number];
  /** LED wall to hire, the hotel's own LED wall, projection, none. */
  screen: (typeof screenKinds)[number];
  /** Tea breaks a day. */
  teaBreaks: number;
  lunch: (typeof lunchKinds)[number];
  /** Percent of the people who stay overnight. */
  stayPercent: number;
  /** People a guest room: 1 or 2. */
  perRoom: number;
  /** Level of the guest rooms, where it is another than the event's. */
  roomStar: EstimateStar;
  /** Hire is reduced against what is spent on dining and guest rooms. */
  hireWaiver: boolean;
}

/** An estimate's input: the event, assumptions that were changed, and changed lines. */
export interface EstimateInput {
  event: EstimateEvent;
  assumptions?: Partial<Assumptions>;
  /** Changed quantities by line, percentages too; 0 keeps the line at 0 yuan. */
  quantities?: Readonly<Record<string, number>>;
  /** Lines that were added although the kind of event does not have them. */
  added?: readonly string[];
  /**
   * Unit prices that the visitor stated, in yuan a unit, by line. Equipment: of its first day; hire: of the space a day, or half a day where the event
   * lasts no longer.
   */
  statedPrices?: Readonly<Record<string, number>>;
  /** Yuan for the event in all. */
  budget?: number | undefined;
}

/** An input with all its parts; only the budget may be absent. */
export type CompleteEstimateInput = Required<Omit<EstimateInput, "budget">> & Pick<EstimateInput, "budget">;

/** Bounds of what can be changed, for contract, address and fields. */
export const estimateLimits = {
  people: { least: 1, most: 10_000 },
  days: { least: 0.5, most: 30 },
  nights: { least: 0, most: 30 },
  area: { least: 10, most: 50_000 },
  hours: { least: 1, most: 16 },
  teaBreaks: { least: 0, most: 3 },
  stayPercent: { least: 0, most: 100 },
  perRoom: { least: 1, most: 2 },
  quantity: { least: 0, most: 99_999 },
  percent: { least: 0, most: 100 },
  /** Yuan a unit, two decimals. */
  unitPrice: { least: 0, most: 9_999_999 },
} as const;

/** Returns whether a number of days can be estimated: half a day, or 1 to 30. */
export const isEstimateDays = (days: number): boolean =>
  days === 0.5 || (Number.isInteger(days) && days >= 1 && days <= estimateLimits.days.most);
