import { addDays, toChinaDay } from "../../day.ts";
import { formatPromisedDay, getCallbackPromise, isWorkingDay } from "./get-callback-promise.ts";

/** Formats when a scheme is sent that is asked for now: on the working day after the call, 周二 18:00 前. */
export function formatSchemeTime(now: Date): string {
  let day = addDays(toChinaDay(getCallbackPromise(now).by), 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return `${formatPromisedDay(day, toChinaDay(now), "zh")} 18:00 前`;
}
