import { getDigestDay } from "#domain/demand/callback/get-digest-day.ts";
import { isReminderDue } from "#domain/demand/callback/is-reminder-due.ts";
import { dayMs } from "#domain/day.ts";
import { failureZh } from "#texts/delivery/failure.zh.ts";
import type { WorkerOptions } from "./worker-options.ts";

/** Days in which a demand may still be reminded of: more than the longest run of holidays. */
const reminderDays = 14;
/** Days after which what waits for a target that is no longer configured is listed with the dead. */
const orphanDays = 3;

async function writeReminders({ store, now, times, log }: WorkerOptions): Promise<void> {
  if (times.reminderMinutes === 0) return;
  const moment = now();
  const to = new Date(moment.getTime() - times.reminderMinutes * 60_000).toISOString();
  const from = new Date(moment.getTime() - reminderDays * dayMs).toISOString();
  for (const { reference, createdAt } of await store.unreminded({ from, to })) {
    if (!isReminderDue(new Date(createdAt), moment, times.reminderMinutes)) continue;
    if (await store.addReminder(reference, moment.toISOString())) log.info({ reference }, "reminder written");
  }
}

async function writeDigest({ store, now, times, log }: WorkerOptions): Promise<void> {
  const day = times.digestHour === undefined ? undefined : getDigestDay(now(), times.digestHour);
  if (day && (await store.addDigest(day, now().toISOString()))) log.info({ day }, "digest written");
}

/** Does what is due by the clock: reminders, the day's digest, and the end of messages to targets that are gone. */
export async function runScheduledJobs(options: WorkerOptions): Promise<void> {
  const { store, channels, now } = options;
  await writeReminders(options);
  await writeDigest(options);
  const before = new Date(now().getTime() - orphanDays * dayMs).toISOString();
  await store.endOrphans(
    channels.map(({ name }) => name),
    before,
    failureZh.noTarget,
  );
}
