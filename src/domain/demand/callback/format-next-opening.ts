import { addDays, countDaysBetween, toChinaDay, toChinaMidnight } from "../../day.ts";
import { formatPromisedDay, isWorkingDay, isWorkingTime, opening } from "./get-callback-promise.ts";

const hourMs = 3_600_000;

/** Formats from when the telephone is answered, by China's clock: 今天 9:00, 明天 9:00, 周一 9:00; undefined where it is now. */
export function formatNextOpening(now: Date): string | undefined {
  if (isWorkingTime(now)) return undefined;
  const today = toChinaDay(now);
  const isOver = now.getTime() >= toChinaMidnight(today).getTime() + opening.from * hourMs;
  let day = isOver ? addDays(today, 1) : today;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  const name = countDaysBetween(today, day) === 1 ? "明天" : formatPromisedDay(day, today, "zh");
  return `${name} ${opening.from}:00`;
}
