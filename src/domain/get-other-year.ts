/**
 * Returns the year of a date (an ISO day, or a text that begins with the year) where it is not the year of `today` (ISO
 * day): what a source's figures (prices, ratings) are marked with. Undefined if it is this year, or unknown.
 */
export function getOtherYear(date: string | undefined, today: string): number | undefined {
  const year = /^(\d{4})(?!\d)/.exec(date ?? "")?.[1];
  return year === undefined || today.startsWith(year) ? undefined : Number(year);
}
