import type { CalendarYear, OfficialCalendar } from "./official-calendar.ts";

/** Returns a calendar with years replaced or added by those of another, and with the busy periods of both. */
export function mergeCalendar(base: OfficialCalendar, other: OfficialCalendar | undefined): OfficialCalendar {
  if (!other) return base;
  const years = new Map<number, CalendarYear>([...base.years, ...other.years].map((year) => [year.year, year]));
  return {
    years: [...years.values()].sort((a, b) => a.year - b.year),
    busy: [...base.busy, ...other.busy].sort((a, b) => (a.from < b.from ? -1 : 1)),
  };
}
