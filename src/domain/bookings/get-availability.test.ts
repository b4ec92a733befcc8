import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../day.ts";
import type { BookedPeriod } from "./booked-period.ts";
import { formatAvailability, formatAvailabilityShort } from "./format-availability.ts";
import { getAvailability, isBlocked } from "./get-availability.ts";

const today = "2026-11-24";
const bookings = {
  periods: [
    { from: "2026-12-03", to: "2026-12-05", state: "booked", confirmedOn: "2026-11-20" },
    { from: "2026-12-05", to: "2026-12-06", state: "held", confirmedOn: "2026-11-23" },
    { from: "2026-12-20", to: "2026-12-20", state: "held", confirmedOn: "2026-10-01" },
  ] as BookedPeriod[],
};
const tell = (date: string, days = 1) => formatAvailability(getAvailability(bookings, date, days, today), days, today);

describe("getAvailability", () => {
  it.each([
    ["2026-12-03", 1, "已订（11 月 20 日 周五核实）"],
    ["2026-12-04", 2, "已订（11 月 20 日 周五核实）"],
    ["2026-12-02", 3, "其中 12 月 3 日 周四至 12 月 4 日 周五已订（11 月 20 日 周五核实）"],
    ["2026-12-05", 1, "已订（11 月 20 日 周五核实）"],
    ["2026-12-06", 1, "预留（11 月 23 日 周一核实）"],
    ["2026-12-20", 1, "预留（10 月 1 日 周四核实，已超过 30 天）"],
    ["2026-12-10", 2, "该日暂无已订记录（11 月 23 日 周一核实），档期待核实"],
  ])("tells of %s for %i days", (date, days, text) => {
    expect(tell(date, days)).toBe(text);
  });

  it.each([
    ["2026-12-03", 1, "已订"],
    ["2026-12-04", 2, "已订"],
    ["2026-12-02", 3, "部分已订"],
    ["2026-12-06", 2, "部分预留"],
    ["2026-12-20", 1, "预留"],
    ["2026-12-10", 2, "待核实"],
  ])("tells of %s for %i days in a word", (date, days, text) => {
    expect(formatAvailabilityShort(getAvailability(bookings, date, days, today), days)).toBe(text);
  });

  it("knows nothing of a space without imported dates", () => {
    const unknown = getAvailability(undefined, "2026-12-03", 1, today);
    expect(unknown).toEqual({ state: "unknown", isOld: false });
    expect(formatAvailability(unknown, 1, today)).toBe("档期待核实");
  });

  it.each([
    ["a booked period before a held one, whose confirmation is later", ["booked 10-01", "held 11-01"], "booked 10-01"],
    ["the latest confirmation of two booked periods", ["booked 10-01", "booked 11-01"], "booked 11-01"],
    ["the latest confirmation of two held periods", ["held 10-01", "held 11-01"], "held 11-01"],
  ])("names %s, in whichever order they are stored", (_, stored, named) => {
    const periods = stored.map((line): BookedPeriod => {
      const [state, day] = line.split(" ") as [BookedPeriod["state"], string];
      return { from: "2026-12-03", to: "2026-12-03", state, confirmedOn: `2026-${day}` };
    });
    for (const ordered of [periods, periods.toReversed()]) {
      const { state, confirmedOn } = getAvailability({ periods: ordered }, "2026-12-03", 1, today);
      expect(`${state} ${confirmedOn?.slice(5)}`).toBe(named);
    }
  });

  it.each([
    ["2026-10-25", false],
    ["2026-10-24", true],
  ])("calls a confirmation of %s old: %s", (confirmedOn, isOld) => {
    const periods: BookedPeriod[] = [{ from: "2026-12-03", to: "2026-12-03", state: "held", confirmedOn }];
    for (const day of ["2026-12-03", "2026-12-04"])
      expect(getAvailability({ periods }, day, 1, today)).toMatchObject({ confirmedOn, isOld });
  });

  it("is blocked where it is booked or held, and not where nothing is known", () => {
    const blocked = [{ state: "booked" }, { state: "held" }, { state: "unknown" }, undefined] as const;
    expect(blocked.map(isBlocked)).toEqual([true, true, false, false]);
  });

  it("never calls a day free, and is booked exactly where a booked period meets the event", () => {
    const day = fc.integer({ min: 0, max: 40 }).map((at) => addDays("2026-12-01", at));
    const period = fc
      .tuple(day, fc.integer({ min: 0, max: 5 }), fc.constantFrom("booked" as const, "held" as const))
      .map(([from, length, state]) => ({ from, to: addDays(from, length), state, confirmedOn: "2026-11-01" }));
    fc.assert(
      fc.property(fc.array(period, { maxLength: 8 }), day, fc.integer({ min: 1, max: 10 }), (periods, date, days) => {
        const found = getAvailability({ periods }, date, days, today);
        const eventDays = Array.from({ length: days }, (_, at) => addDays(date, at));
        const meets = (state: string) =>
          periods.some((one) => one.state === state && eventDays.some((each) => one.from <= each && each <= one.to));
        expect(found.state).toBe(meets("booked") ? "booked" : meets("held") ? "held" : "unknown");
        if (found.from) expect(eventDays).toEqual(expect.arrayContaining([found.from, found.to]));
      }),
    );
  });
});
