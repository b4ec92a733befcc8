import { opening } from "./get-callback-promise.ts";
import { listWorkingPeriods } from "./list-working-periods.ts";

const minuteMs = 60_000;

/** Working minutes of a full working day. */
export const minutesPerWorkingDay = (opening.to - opening.from) * 60;

/** Counts the full minutes of working time (weekdays but holidays, 9:00–18:00 in China) between two moments; 0 if `to` is earlier. */
export function countWorkingMinutes(from: Date, to: Date): number {
  const ms = listWorkingPeriods(from, to).reduce((sum, period) => sum + period.to - period.from, 0);
  return Math.floor(ms / minuteMs);
}
