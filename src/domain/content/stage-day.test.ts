import { expect, it } from "vitest";
import { stageDay } from "./stage-day.ts";

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
  expect(stageDay(stage, "2026-12-18")).toBe(day);
});

it("returns undefined for an unknown stage or an invalid day", () => {
  expect(stageDay("有空的时候", "2026-12-18")).toBeUndefined();
  expect(stageDay("前一天", "soon")).toBeUndefined();
  expect(stageDay("前一天", "")).toBeUndefined();
});
