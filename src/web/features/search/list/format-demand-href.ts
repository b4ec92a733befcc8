import type { EffectiveQuery } from "../../../../contract/schemas/search-site.ts";
import { countDaysBetween } from "../../../../domain/day.ts";
import { formatDemandFormHref } from "../../../../domain/demand/format-demand-form-href.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { formatDate } from "../../../../domain/format.ts";

type EventDates = NonNullable<EffectiveQuery["date"]>;

/** Days; a longer range is a time of the year (下周, 十二月), not the length of an event. */
const maxEventDays = 5;

/** Returns the number of days in a range, both ends included. */
const countDays = ({ from, to }: EventDates): number => countDaysBetween(from, to) + 1;

/** Formats the dates: one day as 12 月 18 日 周五 (with its year where `today` is in another), a range as the text it was parsed from (下周). */
export const formatEventDates = (dates: EventDates, today?: string): string =>
  dates.from === dates.to ? formatDate(dates.from, today) : dates.text;

/** Formats the URL of the demand form, prefilled from what a list was searched by; `city` is the slug. */
export function formatDemandHref(city: string, effective: EffectiveQuery): string {
  const { people, layout, date, days, budget, rooms, eventType } = effective;
  const event = date && countDays(date) <= Math.min(maxEventDays, demandLimits.days) ? date : undefined;
  return formatDemandFormHref({
    city,
    people: people || undefined,
    layout,
    date: event?.from,
    days: days || (event && event.from !== event.to ? countDays(event) : undefined),
    budget: budget || undefined,
    rooms: rooms || undefined,
    eventType,
  });
}
