import { addDays, toChinaDay, toChinaMidnight } from "../../day.ts";
import { listWorkingPeriods } from "../callback/list-working-periods.ts";

const hourMs = 3_600_000;

export interface HoursRuler {
  /** Stretches in which nobody works, in percent of the ruler. */
  nights: { start: number; width: number }[];
  /** The days after the first, at their noon. */
  days: { day: string; at: number }[];
  /** Returns the place of a moment in percent. */
  place: (moment: Date) => number;
}

/** Builds the ruler of all hours between two moments, to scale: nights and free days are as long as they are. */
export function buildHoursRuler(from: Date, to: Date): HoursRuler {
  const [first, last] = [from.getTime(), to.getTime()];
  const place = (moment: Date) => ((moment.getTime() - first) / (last - first)) * 100;
  const periods = listWorkingPeriods(from, to);
  const starts = [first, ...periods.map((period) => period.to)];
  const ends = [...periods.map((period) => period.from), last];
  const nights = starts.flatMap((start, index) => {
    const end = ends[index]!;
    const at = place(new Date(start));
    return end > start ? [{ start: at, width: place(new Date(end)) - at }] : [];
  });
  const days: HoursRuler["days"] = [];
  for (let day = addDays(toChinaDay(from), 1); day <= toChinaDay(to); day = addDays(day, 1))
    days.push({ day, at: place(new Date(toChinaMidnight(day).getTime() + 12 * hourMs)) });
  return { nights, days: days.filter(({ at }) => at < 100), place };
}
