import { addDays, toChinaDay, toChinaMidnight } from "../../day.ts";
import { isWorkingDay, opening } from "./get-callback-promise.ts";

const hourMs = 3_600_000;

/** Working hours of one day in China; both in milliseconds since 1970. */
export interface WorkingPeriod {
  /** ISO day. */
  day: string;
  from: number;
  to: number;
}

/** Lists the working hours between two moments, day by day; none where `to` is not after `from`. */
export function listWorkingPeriods(from: Date, to: Date): WorkingPeriod[] {
  const periods: WorkingPeriod[] = [];
  const last = toChinaDay(to);
  for (let day = toChinaDay(from); day <= last; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const midnight = toChinaMidnight(day).getTime();
    const start = Math.max(midnight + opening.from * hourMs, from.getTime());
    const end = Math.min(midnight + opening.to * hourMs, to.getTime());
    if (start < end) periods.push({ day, from: start, to: end });
  }
  return periods;
}
