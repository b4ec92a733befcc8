import fc from "fast-check";
import { expect, it } from "vitest";
import { countWorkingMinutes, minutesPerWorkingDay } from "./count-working-minutes.ts";
import { getCallbackPromise } from "./get-callback-promise.ts";

it.each([
  ["2026-11-23T10:00", "2026-11-23T11:30", 90],
  ["2026-11-23T08:00", "2026-11-23T09:10", 10],
  ["2026-11-23T17:30", "2026-11-24T09:30", 60],
  ["2026-11-20T17:00", "2026-11-23T10:00", 120],
  ["2026-11-21T10:00", "2026-11-22T20:00", 0],
  ["2026-09-30T17:59:30", "2026-10-08T09:00:30", 1],
  ["2026-11-23T09:00", "2026-11-27T18:00", 5 * 540],
  ["2026-11-23T11:00", "2026-11-23T10:00", 0],
])("counts from %s to %s %i minutes", (from, to, minutes) => {
  expect(countWorkingMinutes(new Date(`${from}+08:00`), new Date(`${to}+08:00`))).toBe(minutes);
});

it("counts nine hours a full working day", () => {
  expect(minutesPerWorkingDay).toBe(540);
});

it("counts two hours or up to a quarter more until the promised call", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-11-30"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const minutes = countWorkingMinutes(moment, getCallbackPromise(moment).by);
      expect(minutes).toBeGreaterThanOrEqual(120);
      expect(minutes).toBeLessThanOrEqual(135);
    }),
  );
});
