import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toChinaDay, toChinaMidnight } from "#domain/day.ts";
import { getReplyDue, listReminders } from "./get-reply-due.ts";

/** A moment in China. */
const at = (text: string) => new Date(`${text}:00+08:00`);

describe("getReplyDue", () => {
  it.each([
    ["without a day", undefined, "2026-11-26T10:00"],
    ["of an event far ahead", "2026-12-18", "2026-11-26T10:00"],
    ["of an event in five days", "2026-11-28", "2026-11-25T00:00"],
    ["of an event tomorrow", "2026-11-24", "2026-11-23T10:00"],
  ])("%s", (_, day, due) => {
    expect(getReplyDue(at("2026-11-23T10:00"), day)).toEqual(at(due));
  });
});

describe("listReminders", () => {
  it("reminds after 24 and 48 hours, in the morning where that is at night", () => {
    const remind = (sent: string) => listReminders(at(sent), getReplyDue(at(sent), undefined));
    expect(remind("2026-11-23T10:00")).toEqual([at("2026-11-24T10:00"), at("2026-11-25T10:00")]);
    expect(remind("2026-11-23T22:30")).toEqual([at("2026-11-25T08:00"), at("2026-11-26T08:00")]);
    expect(remind("2026-11-23T06:00")).toEqual([at("2026-11-24T08:00"), at("2026-11-25T08:00")]);
  });

  it("reminds of nothing that is due before", () => {
    const sent = at("2026-11-23T10:00");
    expect(listReminders(sent, getReplyDue(sent, "2026-11-27"))).toEqual([]);
  });

  it("is never between 21:00 and 8:00, and always before the reply is due", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 525_600 }), (minutes) => {
        const sent = new Date(at("2026-01-01T00:00").getTime() + minutes * 60_000);
        const due = getReplyDue(sent, undefined);
        for (const reminder of listReminders(sent, due)) {
          const hour = (reminder.getTime() - toChinaMidnight(toChinaDay(reminder)).getTime()) / 3_600_000;
          expect(hour).toBeGreaterThanOrEqual(8);
          expect(hour).toBeLessThan(21);
          expect(reminder.getTime()).toBeLessThan(due.getTime());
        }
      }),
    );
  });
});
