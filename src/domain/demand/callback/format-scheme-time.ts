import { toChinaDay } from "../../day.ts";
import { formatPromisedDay, getCallbackPromise } from "./get-callback-promise.ts";
import { getQuotePromise } from "./get-quote-promise.ts";

/** Formats when a scheme is sent that is asked for now: on the working day after the call, 周二 18:00 前. */
export function formatSchemeTime(now: Date): string {
  const day = toChinaDay(getQuotePromise(getCallbackPromise(now).by));
  return `${formatPromisedDay(day, toChinaDay(now), "zh")} 18:00 前`;
}
