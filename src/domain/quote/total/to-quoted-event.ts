import { type EventTypeId, needGroups } from "#domain/demand/demand-option.ts";
import { banquetTypes } from "#domain/estimate/complete-assumptions.ts";
import { tableSeats } from "#domain/estimate/compute-measures.ts";
import type { QuotedEvent } from "./quoted-event.ts";

/** What of a demand a total is reckoned from. */
export interface QuotedDemand {
  people?: number | undefined;
  days?: number | undefined;
  layout?: string | undefined;
  eventType?: string | undefined;
  needs?: readonly string[] | undefined;
  guestRooms?: number | undefined;
}

const lunchNeeds = ["buffet", "set-lunch"];
const dinnerNeeds = ["dinner", "round-table"];
/** Tea breaks of a full day. */
const teaBreaksPerDay = 2;

const avNeeds = needGroups
  .filter(({ id }) => id === "av" || id === "stage")
  .flatMap(({ id, items }): string[] => [id, ...items.map((item) => item.id)])
  .filter((id) => id !== "set-up-day");

/**
 * Returns the event that a demand's quotes are reckoned for; undefined where it names no number of people. A meal is wanted once a day, a
 * dinner once, where the demand names it; guest rooms are for the nights between the days, one at least.
 */
export function toQuotedEvent(demand: QuotedDemand): QuotedEvent | undefined {
  const { people, days = 1, layout, eventType, needs = [], guestRooms = 0 } = demand;
  if (!people) return undefined;
  const has = (ids: readonly string[]) => needs.some((need) => ids.includes(need));
  const isDinner = has(dinnerNeeds) || layout === "banquet" || banquetTypes.includes(eventType as EventTypeId);
  return {
    people,
    days,
    lunches: has(lunchNeeds) ? Math.ceil(days) : 0,
    dinners: isDinner ? 1 : 0,
    teaBreaks: has(["tea-break"]) ? Math.max(1, Math.round(days * teaBreaksPerDay)) : 0,
    tables: isDinner ? Math.ceil(people / tableSeats) : 0,
    guestRooms,
    nights: guestRooms > 0 ? Math.max(1, Math.ceil(days) - 1) : 0,
    needsAv: has(avNeeds),
    needsSetup: has(["set-up-day"]),
  };
}
