import { addDays, toChinaDay, toChinaMidnight } from "../../day.ts";
import { isWorkingDay, opening } from "./get-callback-promise.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Working minutes of a full working day. */
export const minutesPerWorkingDay = (opening.to - opening.from) * 60;

/** Counts the full minutes of working time (weekdays but holidays, 9:00–18:00 in China) between two moments; 0 if `to` is earlier. */
export function countWorkingMinutes(from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  let sum = 0;
  const last = toChinaDay(to);
  for (let day = toChinaDay(from); day <= last; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const midnight = toChinaMidnight(day).getTime();
    const opened = Math.max(start, midnight + opening.from * hourMs);
    const closed = Math.min(end, midnight + opening.to * hourMs);
    sum += Math.max(0, closed - opened);
  }
  return Math.floor(sum / minuteMs);
}
