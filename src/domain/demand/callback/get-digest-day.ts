import { addDays, toChinaDay, toChinaMidnight } from "../../day.ts";
import { isWorkingDay, isWorkingTime } from "./get-callback-promise.ts";

const hourMs = 3_600_000;

const atHour = (day: string, hour: number): Date => new Date(toChinaMidnight(day).getTime() + hour * hourMs);

/** Returns the ISO day whose digest is due at a moment: a working day, from `hour` to closing time; else undefined. */
export function getDigestDay(now: Date, hour: number): string | undefined {
  const day = toChinaDay(now);
  return isWorkingTime(now) && now >= atHour(day, hour) ? day : undefined;
}

/** Returns since when the digest of an ISO day counts: the hour of the working day before. */
export function getDigestStart(day: string, hour: number): Date {
  let before = addDays(day, -1);
  while (!isWorkingDay(before)) before = addDays(before, -1);
  return atHour(before, hour);
}
