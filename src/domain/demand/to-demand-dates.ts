import { countDaysBetween } from "../day.ts";
import { demandLimits } from "../limits.ts";

/** The dates that a link names: first and last day (ISO), days of the event. */
export interface LinkDates {
  date?: string | undefined;
  dateTo?: string | undefined;
  /** First days that suit as well. */
  dates?: readonly string[] | undefined;
  days?: number | undefined;
}

/** The dates of a demand. `endDate` is the last day of a period; an event's own end follows from its days. */
export interface DemandDates {
  startDate?: string;
  endDate?: string;
  days?: number;
  dateFlexible?: true;
  alternativeDates?: string[];
}

/** Days; a longer range is a time of the year (下周, 十二月), not the length of an event. */
const maxEventDays = 5;

function toFirstDates({ date, dateTo, days }: LinkDates, today: string): DemandDates {
  const own = days === undefined ? {} : { days };
  const last = dateTo ?? date;
  if (!date || !last || last < date || last < today) return own;
  const length = countDaysBetween(date, last) + 1;
  const isEvent = length <= maxEventDays && (days ?? length) === length;
  if (length === 1) return { startDate: date, ...own };
  if (isEvent && date >= today) return { startDate: date, days: length };
  return { startDate: date < today ? today : date, endDate: last, dateFlexible: true, ...own };
}

/**
 * Converts the dates of a link to those of a demand. A range of up to five days is the event itself, unless its number of
 * days is given and differs; a longer one is a period in which the event takes place. A period that has begun starts today;
 * a past date is left out, and so is a range whose days are in the wrong order. Where the first date is left out, the next
 * that suits takes its place.
 * @param today ISO day in China
 */
export function toDemandDates(link: LinkDates, today: string): DemandDates {
  const given = toFirstDates(link, today);
  const others = [...new Set(link.dates ?? [])].filter((day) => day >= today && day !== given.startDate);
  const first = given.startDate ?? others.shift();
  const alternativeDates = others.slice(0, demandLimits.alternativeDates);
  return {
    ...given,
    ...(first && { startDate: first }),
    ...(alternativeDates.length > 0 && { alternativeDates }),
  };
}

/** Days on which an event takes place: its first day (ISO), and how many. */
export interface EventDays {
  date: string;
  days: number;
}

/** Returns the days of an event whose dates are fixed; undefined where it has none, a period in which it takes place, or a past one. */
export function findEventDays(link: LinkDates, today: string): EventDays | undefined {
  const { startDate, dateFlexible, days = 1 } = toDemandDates(link, today);
  return startDate === undefined || dateFlexible ? undefined : { date: startDate, days };
}

/** Returns whether a link's dates are all past, so that the form can say so. */
export const isPastLinkDate = ({ date, dateTo }: LinkDates, today: string): boolean =>
  date !== undefined && (dateTo ?? date) < today;
