import { addWorkingTime, isWorkingTime } from "./get-callback-promise.ts";

/**
 * Returns whether a demand that came at a moment has waited for `minutes` of working time (weekdays but holidays, 9:00–18:00
 * in China). Reminders are due within working hours only: at night nobody would call.
 */
export const isReminderDue = (createdAt: Date, now: Date, minutes: number): boolean =>
  isWorkingTime(now) && addWorkingTime(createdAt.getTime(), minutes * 60_000) <= now.getTime();
