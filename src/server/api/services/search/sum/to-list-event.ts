import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { type DayNumber, toDayNumber } from "#domain/day.ts";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { layoutByEventType } from "#domain/demand/layout-by-event-type.ts";
import { findEventDays } from "#domain/demand/to-demand-dates.ts";
import { getUsualEventType } from "#domain/estimate/complete-assumptions.ts";
import { type EstimateEvent, estimateLimits } from "#domain/estimate/estimate-event.ts";

/** The event that a list is searched for; its class is that of the venue. */
export type ListEvent = Omit<EstimateEvent, "star" | "nights"> & {
  nights: number;
  /** Guest rooms a night, where they are named. */
  rooms?: number;
  /** Its first and last day, where they are fixed. */
  dates?: { first: DayNumber; last: DayNumber };
};

/** Nights of the guest rooms that a sentence names: those between the days, one at least. */
const getRoomNights = (days: number): number => Math.min(estimateLimits.nights.most, Math.max(1, Math.ceil(days) - 1));

function findDates({ date, days }: Pick<EffectiveQuery, "date" | "days">, today: string) {
  const event = date && findEventDays({ date: date.from, dateTo: date.to, days }, today);
  if (!event) return undefined;
  const first = toDayNumber(event.date);
  return { first, last: first + Math.ceil(event.days) - 1 };
}

/**
 * Returns the event that a list is searched for: a day of training unless it says otherwise. A price of a table means a dinner at round
 * tables; guests stay only where guest rooms are named.
 * @param today ISO day in China
 */
export function toListEvent(effective: EffectiveQuery, today: string): ListEvent {
  const { people, layout, rooms, tablePrice } = effective;
  const named = eventTypes.find(({ id }) => id === effective.eventType)?.id;
  const eventType = named ?? getUsualEventType(tablePrice === undefined ? layout : "banquet");
  const dates = findDates(effective, today);
  const length = effective.days ?? (dates ? dates.last - dates.first + 1 : 1);
  const days = Math.min(length, estimateLimits.days.most);
  return {
    eventType,
    people,
    days,
    layout: layout ?? layoutByEventType[eventType] ?? "theatre",
    nights: rooms ? getRoomNights(days) : 0,
    ...(rooms && { rooms }),
    ...(dates && { dates }),
  };
}
