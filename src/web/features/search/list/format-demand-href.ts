import type { EffectiveQuery } from "../../../../contract/schemas/search-site.ts";
import { countDaysBetween } from "../../../../domain/day.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { formatDate } from "../../../../domain/format.ts";

type EventDates = NonNullable<EffectiveQuery["date"]>;

/** Days; a longer range is a time of the year (下周, 十二月), not the length of an event. */
const maxEventDays = 5;

/** Returns the number of days in a range, both ends included. */
const countDays = ({ from, to }: EventDates): number => countDaysBetween(from, to) + 1;

/** Formats the dates: one day as 12 月 18 日 周五, a range as the text it was parsed from (下周). */
export const formatEventDates = (dates: EventDates): string =>
  dates.from === dates.to ? formatDate(dates.from) : dates.text;

/** Formats the URL of the demand form, prefilled from what a list was searched by; `city` is the slug. */
export function formatDemandHref(city: string, effective: EffectiveQuery): string {
  const { people, layout, date, days, budget, rooms, eventType } = effective;
  const parameters = new URLSearchParams({ city });
  const setParameter = (name: string, value: string | number | undefined) => {
    if (value) parameters.set(name, String(value));
  };
  setParameter("people", people);
  setParameter("layout", layout);
  const event = date && countDays(date) <= Math.min(maxEventDays, demandLimits.days) ? date : undefined;
  setParameter("date", event?.from);
  setParameter("days", days ?? (event && event.from !== event.to ? countDays(event) : undefined));
  setParameter("budget", budget);
  setParameter("rooms", rooms);
  setParameter("eventType", eventType);
  return `/case/submit?${parameters}`;
}
