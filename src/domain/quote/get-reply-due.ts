import { addDays, toChinaDay, toChinaMidnight } from "#domain/day.ts";

const hourMs = 3_600_000;
const replyHours = 72;
/** A venue answers this many days before the event at the latest. */
const daysBeforeEvent = 3;
/** Hours after the request at which a venue is reminded, and the hours of the day at which it is not. */
const reminderHours = [24, 48] as const;
const quiet = { from: 21, to: 8 } as const;

/** Returns the next moment that is not between 21:00 and 8:00 in China. */
function toDaytime(time: number): number {
  const day = toChinaDay(new Date(time));
  const midnight = toChinaMidnight(day).getTime();
  if (time < midnight + quiet.to * hourMs) return midnight + quiet.to * hourMs;
  if (time < midnight + quiet.from * hourMs) return time;
  return toChinaMidnight(addDays(day, 1)).getTime() + quiet.to * hourMs;
}

/**
 * Returns by when a venue is to answer: 72 hours after the request, or three days before the event's first day if that is earlier, but not before the
 * request itself.
 * @param firstDay ISO day of the event; undefined where the demand names none
 */
export function getReplyDue(sentAt: Date, firstDay: string | undefined): Date {
  const usual = sentAt.getTime() + replyHours * hourMs;
  if (!firstDay) return new Date(usual);
  const latest = toChinaMidnight(addDays(firstDay, -daysBeforeEvent)).getTime();
  return new Date(Math.max(sentAt.getTime(), Math.min(usual, latest)));
}

/** Lists when a venue that has not answered is reminded: after 24 and 48 hours, in the daytime, before the reply is due. */
export const listReminders = (sentAt: Date, due: Date): Date[] =>
  reminderHours
    .map((hours) => toDaytime(sentAt.getTime() + hours * hourMs))
    .filter((time) => time < due.getTime())
    .map((time) => new Date(time));
