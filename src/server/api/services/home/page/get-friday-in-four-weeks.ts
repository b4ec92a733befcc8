import { getWeekday, toDayNumber, toIsoDay } from "#domain/day.ts";

const friday = 5;

/** Returns the Friday nearest to four weeks after an ISO day, as an ISO day: a realistic default event day. */
export function getFridayInFourWeeks(today: string): string {
  const day = toDayNumber(today) + 28;
  const daysPastFriday = (getWeekday(day) - friday + 7) % 7;
  const step = daysPastFriday > 3 ? 7 - daysPastFriday : -daysPastFriday;
  return toIsoDay(day + step);
}
