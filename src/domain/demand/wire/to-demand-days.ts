import { addDays, isIsoDay } from "../../day.ts";

/** The days as a form has them; an empty text or none is a field that is not filled in. */
interface EnteredDays {
  startDate: string;
  alternativeDates: readonly string[];
  endDate: string;
  days: number | undefined;
  dateFlexible: boolean;
}

/** Returns the days as a demand has them: the first that is filled in apart, and the last, as chosen or by the number of days. */
export function toDemandDays({ startDate, alternativeDates, endDate, days, dateFlexible }: EnteredDays) {
  const [first = "", ...others] = [startDate, ...alternativeDates].filter(Boolean);
  const lastDay = isIsoDay(first) && days ? addDays(first, days - 1) : undefined;
  return {
    startDate: first,
    ...(others.length > 0 && { alternativeDates: others }),
    endDate: (dateFlexible && endDate) || lastDay,
    days,
    dateFlexible: dateFlexible || undefined,
  };
}
