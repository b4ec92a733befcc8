import { addDays, toChinaDay, toChinaMidnight } from "../../day.ts";
import { isWorkingDay, opening } from "./get-callback-promise.ts";

const hourMs = 3_600_000;

/** Returns by when dates and prices are sent after a call: the end of the next working day, 18:00 in China. */
export function getQuotePromise(call: Date): Date {
  let day = addDays(toChinaDay(call), 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return new Date(toChinaMidnight(day).getTime() + opening.to * hourMs);
}
