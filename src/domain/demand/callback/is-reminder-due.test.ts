import { expect, it } from "vitest";
import { getDigestDay, getDigestStart } from "./get-digest-day.ts";
import { isWorkingTime } from "./get-callback-promise.ts";
import { isReminderDue } from "./is-reminder-due.ts";

/** A moment by China's clock. */
const inChina = (text: string) => new Date(`${text.replace(" ", "T")}+08:00`);

it.each([
  // 2026-11-23 is a Monday; 2027-02-05 to 02-11 is the Spring Festival, 02-12 a Friday.
  ["2026-11-23 10:00", "2026-11-23 11:29", false],
  ["2026-11-23 10:00", "2026-11-23 11:30", true],
  ["2026-11-20 17:00", "2026-11-20 23:00", false],
  ["2026-11-20 17:00", "2026-11-21 12:00", false],
  ["2026-11-20 17:00", "2026-11-23 09:29", false],
  ["2026-11-20 17:00", "2026-11-23 09:30", true],
  ["2026-11-21 10:00", "2026-11-23 10:30", true],
  ["2027-02-04 17:30", "2027-02-10 12:00", false],
  ["2027-02-04 17:30", "2027-02-12 09:59", false],
  ["2027-02-04 17:30", "2027-02-12 10:00", true],
  // Due long ago, but out of working hours nobody would call: both sides of each limit.
  ["2026-11-23 10:00", "2026-11-23 17:59:59.999", true],
  ["2026-11-23 10:00", "2026-11-23 18:00", false],
  ["2026-11-23 10:00", "2026-11-23 23:59:59.999", false],
  ["2026-11-23 10:00", "2026-11-24 00:00", false],
  ["2026-11-23 10:00", "2026-11-24 08:59:59.999", false],
  ["2026-11-23 10:00", "2026-11-24 09:00", true],
  ["2026-11-20 10:00", "2026-11-20 17:59:59.999", true],
  ["2026-11-20 10:00", "2026-11-21 09:00", false],
  ["2026-11-20 10:00", "2026-11-22 17:59:59.999", false],
  ["2026-11-20 10:00", "2026-11-23 08:59:59.999", false],
  ["2026-11-20 10:00", "2026-11-23 09:00", true],
  ["2027-02-03 10:00", "2027-02-05 09:00", false],
  ["2027-02-03 10:00", "2027-02-11 17:59:59.999", false],
  ["2027-02-03 10:00", "2027-02-12 09:00", true],
  // A Saturday that is worked in exchange counts as a weekend.
  ["2026-10-08 10:00", "2026-10-10 10:00", false],
  // Due in working time only: what comes after closing time has waited for nothing until nine o'clock.
  ["2026-11-23 16:30", "2026-11-23 17:59:59.999", false],
  ["2026-11-23 16:29:59.999", "2026-11-23 17:59:59.999", true],
  ["2026-11-23 18:00", "2026-11-24 10:29:59.999", false],
  ["2026-11-23 18:00", "2026-11-24 10:30", true],
  ["2026-11-24 08:59:59.999", "2026-11-24 10:29:59.999", false],
  ["2026-11-24 09:00", "2026-11-24 10:30", true],
])("a demand of %s is due at %s: %s", (created, now, due) => {
  expect(isReminderDue(inChina(created), inChina(now), 90)).toBe(due);
});

it.each([
  ["2026-11-23 08:59:59.999", false],
  ["2026-11-23 09:00", true],
  ["2026-11-23 17:59:59.999", true],
  ["2026-11-23 18:00", false],
  ["2026-11-23 00:00", false],
  ["2026-11-21 12:00", false],
  ["2026-11-22 12:00", false],
  ["2027-02-05 12:00", false],
  ["2027-02-12 12:00", true],
])("at %s an adviser calls: %s", (now, isOpen) => {
  expect(isWorkingTime(inChina(now))).toBe(isOpen);
});

it("has no digest before its hour, nor before nine o'clock whatever the hour", () => {
  expect(getDigestDay(inChina("2026-11-23 10:59:59.999"), 11)).toBeUndefined();
  expect(getDigestDay(inChina("2026-11-23 11:00"), 11)).toBe("2026-11-23");
  expect(getDigestDay(inChina("2026-11-23 08:59:59.999"), 0)).toBeUndefined();
  expect(getDigestDay(inChina("2026-11-23 09:00"), 0)).toBe("2026-11-23");
});

it("has one digest a working day, which counts from the one before", () => {
  expect(getDigestDay(inChina("2026-11-23 08:59"), 9)).toBeUndefined();
  expect(getDigestDay(inChina("2026-11-23 09:00"), 9)).toBe("2026-11-23");
  expect(getDigestDay(inChina("2026-11-23 17:59"), 9)).toBe("2026-11-23");
  expect(getDigestDay(inChina("2026-11-23 18:00"), 9)).toBeUndefined();
  expect(getDigestDay(inChina("2026-11-22 12:00"), 9)).toBeUndefined();
  expect(getDigestDay(inChina("2027-02-08 12:00"), 9)).toBeUndefined();
  expect(getDigestStart("2026-11-24", 10)).toEqual(inChina("2026-11-23 10:00"));
  expect(getDigestStart("2026-11-23", 9)).toEqual(inChina("2026-11-20 09:00"));
  expect(getDigestStart("2027-02-12", 9)).toEqual(inChina("2027-02-04 09:00"));
});
