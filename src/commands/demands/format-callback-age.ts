import { chinaOffsetMs, toChinaDay } from "#domain/day.ts";
import { countWorkingMinutes, minutesPerWorkingDay } from "#domain/demand/callback/count-working-minutes.ts";
import { formatPromisedDay, getCallbackPromise } from "#domain/demand/callback/get-callback-promise.ts";

/** A demand that waits for the first call, against the promise that the visitor was given. */
export interface CallbackAge {
  /** The latest moment of the call. */
  by: Date;
  isOverdue: boolean;
  /** Working minutes since the submission, or since the last call that was not answered. */
  waited: number;
  /** Working minutes until the promised moment, or since then if it is overdue. */
  distance: number;
}

/**
 * Computes how long a demand waits for its call, or undefined if somebody has followed it up. A call that was not answered
 * begins a new wait: the visitor is promised another one from then on.
 */
export function getCallbackAge(
  { status, createdAt, missedAt }: { status: string; createdAt: string; missedAt: string },
  now: Date,
): CallbackAge | undefined {
  if (status !== "new") return undefined;
  const since = new Date(missedAt || createdAt);
  const { by } = getCallbackPromise(since);
  const isOverdue = now > by;
  const distance = isOverdue ? countWorkingMinutes(by, now) : countWorkingMinutes(now, by);
  return { by, isOverdue, distance, waited: countWorkingMinutes(since, now) };
}

/** Formats working minutes: 40 分钟, 3 小时 20 分, 2 个工作日. */
export function formatWorkingMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} 分钟`;
  if (minutes >= minutesPerWorkingDay) return `${Math.floor(minutes / minutesPerWorkingDay)} 个工作日`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} 小时${rest > 0 ? ` ${rest} 分` : ""}`;
}

/** Formats a promised moment: 11:00 前, on another day 周二 11:00 前. */
function formatBy(by: Date, now: Date): string {
  const time = new Date(by.getTime() + chinaOffsetMs).toISOString().slice(11, 16);
  const [day, today] = [toChinaDay(by), toChinaDay(now)];
  return `${day === today ? "" : `${formatPromisedDay(day, today, "zh")} `}${time} 前`;
}

/** Formats a demand's age against the promise: 超了 40 分钟; 11:00 前，剩 80 分钟; 周二 11:00 前. */
export function formatCallbackAge(age: CallbackAge, now: Date): string {
  if (age.isOverdue) return `超了 ${formatWorkingMinutes(age.distance)}`;
  const by = formatBy(age.by, now);
  return toChinaDay(age.by) === toChinaDay(now) ? `${by}，剩 ${age.distance} 分钟` : by;
}
