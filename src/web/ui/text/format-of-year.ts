import { venueZh } from "#texts/venue/venue.zh.ts";

/** Formats the year of a source's figure, to follow it: （2020 年）. Empty where it is of this year. */
export const formatOfYear = (year: number | undefined): string => (year === undefined ? "" : venueZh.ofYear(year));
