import { expect, it } from "vitest";
import { computeDueDay } from "./compute-due-day.ts";

it.each([
  ["提前 8 周", "2026-10-23"],
  ["提前 10 天", "2026-12-08"],
  ["提前 72 小时", "2026-12-15"],
  ["提前 1 个月", "2026-11-18"],
  ["前一天", "2026-12-17"],
  ["当天", "2026-12-18"],
  ["会后一周", "2026-12-25"],
  ["会后 3 天", "2026-12-21"],
])("resolves %s relative to 18 December to %s", (stage, day) => {
  expect(computeDueDay(stage, "2026-12-18")).toBe(day);
});

it("returns undefined for an unknown stage or an invalid day", () => {
  expect(computeDueDay("有空的时候", "2026-12-18")).toBeUndefined();
  expect(computeDueDay("前一天", "soon")).toBeUndefined();
  expect(computeDueDay("前一天", "")).toBeUndefined();
});
