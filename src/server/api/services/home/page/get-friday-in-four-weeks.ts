const dayMs = 86_400_000;
const friday = 5;

/** Returns the Friday nearest to four weeks after an ISO day, as an ISO day: a realistic default event day. */
export function getFridayInFourWeeks(today: string): string {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + 28 * dayMs);
  const daysPastFriday = (day.getUTCDay() - friday + 7) % 7;
  const step = daysPastFriday > 3 ? 7 - daysPastFriday : -daysPastFriday;
  return new Date(day.getTime() + step * dayMs).toISOString().slice(0, 10);
}
