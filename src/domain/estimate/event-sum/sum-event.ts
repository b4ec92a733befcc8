import { type DayNumber, getWeekday } from "../../day.ts";
import { banquetTypes, completeAssumptions, getUsualEventType } from "../complete-assumptions.ts";
import { computeMeasures, computeSizes } from "../compute-measures.ts";
import { type EstimateEvent, estimateLimits } from "../estimate-event.ts";

/** The event that a sum is for. */
export interface SumEvent extends Pick<EstimateEvent, "people" | "layout" | "days"> {
  /** Absent: a dinner at round tables, else a training. */
  eventType?: EstimateEvent["eventType"] | undefined;
  /** Nights in guest rooms; absent: none. */
  nights?: number | undefined;
  /** Guest rooms a night; absent: by the estimate's rule. */
  rooms?: number | undefined;
  /** First and last day, where they are fixed. */
  dates?: { first: DayNumber; last: DayNumber } | undefined;
  /** The day on which the sum is computed: packages that have run out hold no more. */
  today: DayNumber;
}

/** What an event takes, counted by the rules of the estimate. */
export interface SumMeasures {
  people: number;
  /** Days, half a day as 1. */
  days: number;
  isHalfDay: boolean;
  /** A dinner at round tables: no package holds for it. */
  isEvening: boolean;
  lunches: number;
  teaBreaks: number;
  dinners: number;
  tables: number;
  roomNights: number;
  /** Bit set of the weekdays of its days, bit 1 is Monday; 0 where they are not fixed. */
  weekdays: number;
  /** Its first and last day; today where they are not fixed. */
  firstDay: DayNumber;
  lastDay: DayNumber;
}

/** Returns the bit set of weekdays, 1 Monday to 7 Sunday. */
export const toWeekdayBits = (weekdays: readonly number[]): number =>
  weekdays.reduce((set, weekday) => set | (1 << weekday), 0);

function getWeekdaysOf({ first, last }: NonNullable<SumEvent["dates"]>): number {
  const days = Array.from({ length: Math.min(7, last - first + 1) }, (_, at) => getWeekday(first + at));
  return toWeekdayBits(days);
}

/** Returns whether an event can be summed up: as many people and days as an estimate takes. */
export const isSummable = ({ people, days }: Pick<SumEvent, "people" | "days">): boolean =>
  people >= estimateLimits.people.least && people <= estimateLimits.people.most && days <= estimateLimits.days.most;

/** Counts what an event takes: lunches, tea breaks, dinners, tables and room nights as an estimate has them. */
export function toSumMeasures({ eventType, nights = 0, rooms, dates, today, ...rest }: SumEvent): SumMeasures {
  const type = eventType ?? getUsualEventType(rest.layout);
  // The class decides no quantity.
  const event: EstimateEvent = { ...rest, eventType: type, nights, star: 4 };
  const assumptions = completeAssumptions(event);
  const measures = computeMeasures(event, assumptions, computeSizes(event, assumptions));
  const isEvening = banquetTypes.includes(type);
  return {
    people: rest.people,
    days: measures.days,
    isHalfDay: rest.days < 1,
    isEvening,
    lunches: measures.lunches,
    teaBreaks: measures.teaBreaks,
    dinners: isEvening ? 0 : measures.dinners,
    tables: isEvening ? measures.tables : 0,
    roomNights: rooms === undefined ? measures.guestRooms : rooms * nights,
    weekdays: dates ? getWeekdaysOf(dates) : 0,
    firstDay: dates ? dates.first : today,
    lastDay: dates ? dates.last : today,
  };
}
